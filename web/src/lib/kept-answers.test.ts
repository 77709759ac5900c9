import { afterEach, expect, test, vi } from 'vitest'
import { readKeptAnswers } from './kept-answers.ts'

afterEach(() => vi.unstubAllGlobals())
const caches = (kept: Record<string, string[]>) => ({
  keys: async () => Object.keys(kept),
  open: async (name: string) => ({
    keys: async () => (kept[name] ?? []).map((path) => ({ url: `https://feria.example${path}` })),
    match: async ({ url }: { url: string }) => Response.json(new URL(url).pathname),
  }),
})

test('of the cached answers those to a call are read, the newest first', async () => {
  vi.stubGlobal('caches', caches({ 'feria-answers-1': ['/api/a/1', '/api/b/1', '/api/a/2'], 'feria-app-1': ['/api/a/9'] }))
  expect(await readKeptAnswers(/^\/api\/a\//)).toEqual(['/api/a/2', '/api/a/1'])
})

test('where nothing can be cached, or the cache cannot be read, there is nothing', async () => {
  expect(await readKeptAnswers(/./)).toEqual([])
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('no')) })
  expect(await readKeptAnswers(/./)).toEqual([])
})
