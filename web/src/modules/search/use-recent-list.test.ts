import { act } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { rememberSearch } from '../../lib/recent-searches.ts'
import { runHook } from '../../testing/run-hook.tsx'
import { useRecentList } from './use-recent-list.ts'

const picked = vi.fn()
beforeEach(() => {
  picked.mockClear()
  for (const search of ['silla', 'mesa de luz', 'Mesa']) rememberSearch(search)
})

const open = () => {
  let typed = ''
  const field = runHook(() => useRecentList({ typed, onPick: picked }))
  return {
    see: () => field.result.current,
    type: (text: string) => {
      typed = text
      field.rerender()
    },
    press: (key: string) => act(async () => field.result.current.press({ key, preventDefault: () => undefined } as KeyboardEvent)),
  }
}

test('recent searches that start with the typed text are offered', async () => {
  const { see, type } = open()
  expect(see().isOpen).toBe(false)
  await act(async () => see().open())
  expect(see().searches).toEqual(['Mesa', 'mesa de luz', 'silla'])
  type(' MESA ')
  expect([see().searches, see().isOpen]).toEqual([['mesa de luz'], true])
  type('otra')
  expect([see().searches, see().isOpen]).toEqual([[], false])
})

test('the keys move through it, to a search or to the button that clears it', async () => {
  const { see, press } = open()
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight']) await press(key)
  expect(see().active).toEqual({ row: 2, cell: 'remove' })
  for (const key of ['ArrowUp', 'Enter']) await press(key)
  expect([see().searches, localStorage.getItem('recentSearches')]).toEqual([['Mesa', 'silla'], '["Mesa","silla"]'])
  expect(see().active, 'not what has taken its place').toBeNull()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'Enter']) await press(key)
  expect(picked).toHaveBeenCalledExactlyOnceWith('silla')
  expect(see().isOpen).toBe(false)
  for (const key of ['ArrowDown', 'ArrowDown', 'Escape']) await press(key)
  expect([see().isOpen, see().active]).toEqual([false, null])
})
