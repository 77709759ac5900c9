import type { Suggestion } from '@feria/contract/search/schemas'
import { act } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../../testing/run-hook.tsx'
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

const open = () => {
  let typed = ''
  const field = runHook(() => useSuggestions({ typed, onPick: picked }))
  return {
    see: () => field.result.current,
    type: async (text: string, ms = 150) => {
      typed = text
      field.rerender()
      await act(async () => vi.advanceTimersByTimeAsync(ms))
    },
    /** Answers whether the key did something here. */
    press: async (key: string) => {
      const preventDefault = vi.fn()
      await act(async () => field.result.current.press({ key, preventDefault } as unknown as KeyboardEvent))
      return preventDefault.mock.calls.length > 0
    },
  }
}

test('suggestions come after a pause, while the field has focus, and not for a blank text', async () => {
  const { see, type } = open()
  await type('me')
  expect(asked).toEqual([])
  await act(async () => see().open())
  await type('mes', 149)
  await type(' mesa ', 149)
  expect(asked).toEqual(['q=me'])
  await type(' mesa ')
  expect(asked).toEqual(['q=me', 'q=mesa'])
  expect([see().suggestions, see().isOpen]).toEqual([offered, true])
  // At once, without the pause.
  for (const ms of [0, 150]) {
    await type('  ', ms)
    expect([see().suggestions, see().isOpen, asked.length]).toEqual([[], false, 2])
  }
})

test('the keys move through the suggestions, choose one and close', async () => {
  const { see, type, press } = open()
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

test('a late answer changes nothing under the keys: what they are at stays chosen where it moves to, or is not any more', async () => {
  const { see, type, press } = open()
  await act(async () => see().open())
  await type('mes')
  // Typed on, and moved through what is still there, before the answer.
  await type('mesa', 0)
  for (const key of ['ArrowDown', 'ArrowDown']) await press(key)
  expect(see().active).toBe(1)
  const [mesa, ratona, mesita] = offered
  vi.stubGlobal('fetch', async () => Response.json([ratona, mesa]))
  await type('mesa')
  expect([see().suggestions, see().active]).toEqual([[ratona, mesa], 0])
  await type('mesas', 0)
  vi.stubGlobal('fetch', async () => Response.json([mesa, mesita]))
  await type('mesas')
  expect([see().suggestions, see().active, await press('Enter')]).toEqual([[mesa, mesita], null, false])
  expect(picked).not.toHaveBeenCalled()
})
