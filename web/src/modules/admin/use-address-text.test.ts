import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../testing/run-hook.tsx'
import { useAddressParts, useAddressText } from './use-address-text.ts'

beforeEach(() => {
  history.replaceState(null, '', '/admin?section=users')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

test('typed text is put into the address after a pause, beside its other parts, and removed when it is cleared', async () => {
  const field = runHook(() => useAddressText('q'), { isRouted: true })
  const type = async (text: string, ms = 300) => {
    await act(async () => field.result.current.type(text))
    await act(async () => vi.advanceTimersByTime(ms))
    return [field.result.current.typed, field.result.current.settled, location.search]
  }
  expect(await type(' an', 299)).toEqual([' an', '', '?section=users'])
  expect(await type(' ana ')).toEqual([' ana ', 'ana', '?section=users&q=ana'])
  expect(await type('')).toEqual(['', '', '?section=users'])
})

test('several parts of the address change at once, and empty ones are removed', async () => {
  const page = runHook(useAddressParts, { isRouted: true })
  await act(async () => page.result.current.change({ q: 'mesa', settled: 'true', section: '' }))
  expect(page.result.current.params.toString()).toBe('q=mesa&settled=true')
})

test('a change right after another keeps both', async () => {
  const page = runHook(useAddressParts, { isRouted: true })
  await act(async () => {
    page.result.current.change({ q: 'mesa' })
    page.result.current.change({ settled: 'true' })
  })
  expect(location.search).toBe('?section=users&q=mesa&settled=true')
})
