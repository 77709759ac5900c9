import { afterEach, expect, test, vi } from 'vitest'
import { loadAnew } from './load-anew.ts'

afterEach(() => vi.unstubAllGlobals())

test('every script is requested before the page is reloaded, even if one of them cannot be fetched', async () => {
  const done: string[] = []
  vi.stubGlobal('location', { reload: () => done.push('reload') })
  vi.stubGlobal('performance', {
    getEntriesByType: () => ['/assets/a.js', '/assets/gone.js', '/assets/a.css', '/assets/b.js'].map((name) => ({ name })),
  })
  vi.stubGlobal('fetch', async (name: string) => {
    if (name.includes('gone')) throw new TypeError('Failed to fetch')
    await new Promise((later) => setTimeout(later))
    done.push(name)
    return new Response()
  })
  await loadAnew()
  expect(done).toEqual(['/assets/a.js', '/assets/b.js', 'reload'])
})
