import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../testing/run-hook.ts'
import { useAddressParts, useAddressText } from './use-address-text.ts'

const location = { pathname: '/admin', search: '?section=users', hash: '' }
beforeEach(() => {
  location.search = '?section=users'
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('window', { location, setTimeout, clearTimeout })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      location.search = new URL(address, 'http://feria').search
    },
  })
})
afterEach(() => void vi.useRealTimers())

test('what is typed stands in the address after a pause, beside what stood there, and leaves it when it is emptied', async () => {
  const field = await runHook(() => useAddressText('q'), { isRouted: true })
  const type = async (text: string, ms = 300) => {
    await field.act(() => field.result().type(text))
    await field.act(() => vi.advanceTimersByTime(ms))
    return [field.result().typed, field.result().settled, location.search]
  }
  expect(await type(' an', 299)).toEqual([' an', '', '?section=users'])
  expect(await type(' ana ')).toEqual([' ana ', 'ana', '?section=users&q=ana'])
  expect(await type('')).toEqual(['', '', '?section=users'])
})

test('several parts of the address change at once, and what is empty goes', async () => {
  const page = await runHook(useAddressParts, { isRouted: true })
  await page.act(() => page.result().change({ q: 'mesa', settled: 'true', section: '' }))
  expect(page.result().params.toString()).toBe('q=mesa&settled=true')
})
