import type { Suggestion } from '@feria/contract/search'
import type { KeyboardEvent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../../testing/run-hook.ts'
import { useSuggestions } from './use-suggestions.ts'

const offered = ['mesa', 'mesa ratona', 'mesita'].map((text) => ({ text }) as unknown as Suggestion)
const asked: string[] = []
const picked = vi.fn()

beforeEach(() => {
  asked.length = 0
  picked.mockClear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace(/.*\?/, ''))
    return Response.json(offered)
  })
})
afterEach(() => void vi.useRealTimers())

const open = async () => {
  let typed = ''
  const field = await runHook(() => useSuggestions({ typed, onPick: picked }))
  return {
    see: field.result,
    do: field.act,
    type: async (text: string, ms = 150) => {
      typed = text
      await field.redraw()
      await field.act(() => vi.advanceTimersByTimeAsync(ms))
    },
    /** Answers whether the key did something here. */
    press: async (key: string) => {
      const preventDefault = vi.fn()
      await field.act(() => field.result().press({ key, preventDefault } as unknown as KeyboardEvent))
      return preventDefault.mock.calls.length > 0
    },
  }
}

test('suggestions come after a pause, while somebody is at the field, and not for nothing', async () => {
  const { see, do: act, type } = await open()
  await type('me')
  expect(asked).toEqual([])
  await act(() => see().open())
  await type('mes', 149)
  await type(' mesa ', 149)
  expect(asked).toEqual(['q=me'])
  await type(' mesa ')
  expect(asked).toEqual(['q=me', 'q=mesa'])
  expect([see().suggestions, see().isOpen]).toEqual([offered, true])
  await type('  ')
  expect([see().suggestions, see().isOpen, asked.length]).toEqual([[], false, 2])
})

test('the keys walk through the suggestions, choose one and leave', async () => {
  const { see, type, press } = await open()
  await type('mesa')
  expect(await press('Enter')).toBe(false)
  expect([await press('ArrowDown'), see().isOpen]).toEqual([false, false])
  await Promise.resolve(see().open())
  await type('mesa ')
  const walk: (number | null)[] = []
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await press(key)
    walk.push(see().active)
  }
  expect(walk).toEqual([2, null, 0, 1])
  expect([await press('Enter'), see().isOpen]).toEqual([true, false])
  expect(picked).toHaveBeenCalledExactlyOnceWith(offered[1])
  expect([await press('ArrowDown'), see().isOpen, see().active]).toEqual([true, true, null])
  expect([await press('Escape'), see().isOpen, await press('Enter')]).toEqual([true, false, false])
})
