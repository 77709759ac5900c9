import { expect, test, vi } from 'vitest'
import { runHook } from '../../../testing/run-hook.tsx'
import { useVisit } from './use-visit.ts'

test('the visit of a link is reported once it is known, once however often its page renders, and for each link', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace('/api/v1/', ''))
    throw new TypeError('no network')
  })
  for (const id of [undefined, 'uno', 'uno', 'dos']) {
    runHook(() => useVisit(id)).unmount()
  }
  expect(asked).toEqual(['resale/uno/visit', 'resale/dos/visit'])
})
