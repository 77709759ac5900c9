import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { runHook } from '../../testing/run-hook.tsx'
import { useSelection } from './use-selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const select = (shown = ids) => {
  let list = shown
  const hook = runHook(() => useSelection(list))
  return {
    now: () => hook.result.current,
    press: (id: string, isRange = false) => act(async () => hook.result.current.toggle(id, isRange)),
    all: () => act(async () => hook.result.current.toggleAll()),
    clear: () => act(async () => hook.result.current.clear()),
    show: async (next: string[]) => {
      list = next
      await act(async () => hook.rerender())
    },
  }
}

test('one after another is chosen in the order of the list, and left again', async () => {
  const { now, press, clear } = select()
  await press('d')
  await press('b')
  expect([now().chosen, now().isChosen('d'), now().isAll]).toEqual([['b', 'd'], true, false])
  await press('d')
  expect(now().chosen).toEqual(['b'])
  await clear()
  expect(now().chosen).toEqual([])
})

test('with Shift everything from the last one on is chosen, in both directions, and left the same way', async () => {
  const { now, press } = select()
  await press('d')
  await press('b', true)
  expect(now().chosen).toEqual(['b', 'c', 'd'])
  await press('e', true)
  expect(now().chosen).toEqual(['b', 'c', 'd', 'e'])
  await press('d', true)
  expect(now().chosen).toEqual(['b', 'c'])
})

test('all that is shown is chosen, at most a hundred, and left again', async () => {
  const { now, all, press } = select()
  await press('a')
  await all()
  expect([now().chosen, now().isAll]).toEqual([ids, true])
  await all()
  expect(now().chosen).toEqual([])
  const many = select(Array.from({ length: 130 }, (_, n) => `p${n}`))
  await many.all()
  expect([many.now().chosen.length, many.now().isAll]).toEqual([100, true])
  await many.press('p120')
  expect(many.now().chosen).toHaveLength(100)
})

test('what left the list is no longer chosen', async () => {
  const { now, all, show } = select()
  await all()
  await show(['a', 'e', 'f'])
  expect([now().chosen, now().isAll]).toEqual([['a', 'e'], false])
})
