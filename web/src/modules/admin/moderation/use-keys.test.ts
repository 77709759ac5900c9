import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../../testing/run-hook.tsx'
import { useKeys } from './use-keys.ts'

let place: HTMLElement
beforeEach(() => {
  place = document.createElement('div')
  place.innerHTML = '<button></button><input><textarea></textarea><select></select>'
  document.body.append(place)
})
afterEach(() => place.remove())

const press = (on: string, key = 'j', more: object = {}) => fireEvent.keyDown(place.querySelector(on) ?? place, { key, ...more })

test('a letter acts in its place, in either case, but never where somebody writes or chooses, nor beside a modifier', () => {
  const next = vi.fn()
  runHook(() => useKeys({ current: place }, { j: next }))
  for (const on of ['input', 'textarea', 'select']) press(on)
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) press('button', 'j', more)
  press('button', 'x')
  expect(next).not.toHaveBeenCalled()
  press('button')
  press('button', 'J')
  expect(next).toHaveBeenCalledTimes(2)
})

test('what it does is what was given last, and nothing once the page was left', () => {
  const done: number[] = []
  let n = 1
  const hook = runHook(() => useKeys({ current: place }, { j: () => done.push(n) }))
  press('button')
  n = 2
  hook.rerender()
  press('button')
  hook.unmount()
  press('button')
  expect(done).toEqual([1, 2])
})
