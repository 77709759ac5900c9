import { act, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test, vi } from 'vitest'
import { runHook } from '../testing/run-hook.tsx'
import { useLoaded } from './use-loaded.ts'

const Part: ComponentType = () => null

test('code loads once it is wanted, and is there at once wherever it is wanted again', async () => {
  const load = vi.fn(async () => Part)
  let isWanted = false
  const first = runHook(() => useLoaded(load, isWanted))
  expect([first.result.current, load.mock.calls]).toEqual([null, []])
  isWanted = true
  first.rerender()
  expect(first.result.current).toBeNull()
  await waitFor(() => expect(first.result.current).toBe(Part))
  const shown: unknown[] = []
  runHook(() => shown.push(useLoaded(load, true)))
  expect(shown[0]).toBe(Part)
  expect(runHook(() => useLoaded(load, false)).result.current).toBeNull()
  expect(load).toHaveBeenCalledOnce()
})

test('what fails to load is nothing, and is loaded anew when the network returns', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { result } = runHook(() => useLoaded(load, true))
  await expect.poll(() => load.mock.calls.length).toBe(1)
  expect(result.current).toBeNull()
  for (const isOnline of [false, true]) {
    vi.stubGlobal('navigator', { onLine: isOnline })
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  await waitFor(() => expect(result.current).toBe(Part))
})
