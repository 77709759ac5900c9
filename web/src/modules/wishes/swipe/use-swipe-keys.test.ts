import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { runHook } from '../../../testing/run-hook.tsx'
import { useSwipeKeys } from './use-swipe-keys.ts'

const act = vi.fn()
/** Whether the page took the key for itself. */
const press = (key: string, where: Element = document.body, more: object = {}) => !fireEvent.keyDown(where, { key, ...more })

test('the arrows decide, Backspace and Z take back; other keys, and those held with another, are the browser’s', () => {
  act.mockClear()
  runHook(() => useSwipeKeys(act))
  for (const key of ['ArrowRight', 'ArrowLeft', 'Backspace', 'z', 'Z']) expect(press(key), key).toBe(true)
  expect(act.mock.calls.flat()).toEqual(['like', 'pass', 'undo', 'undo', 'undo'])
  act.mockClear()
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) expect(press('ArrowLeft', document.body, { [held]: true }), held).toBe(false)
  expect(press('ArrowUp')).toBe(false)
  expect(act).not.toHaveBeenCalled()
})

test('whoever types, or has a dialog open, decides nothing; nor does a page that was left', () => {
  act.mockClear()
  const { unmount } = runHook(() => useSwipeKeys(act))
  const [field, dialog] = [document.createElement('input'), document.createElement('div')]
  document.body.append(field)
  expect(press('Backspace', field)).toBe(false)
  field.remove()
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  expect(press('ArrowRight')).toBe(false)
  dialog.remove()
  unmount()
  expect(press('ArrowRight')).toBe(false)
  expect(act).not.toHaveBeenCalled()
})
