import { fireEvent, render } from '@testing-library/react'
import { createElement, startTransition, useRef, useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { runHook } from '../testing/run-hook.tsx'
import { useSlashKey } from './use-slash-key.ts'

/** A page with a search field and another element, which has the focus. */
const pageWith = (html: string) => {
  document.body.innerHTML = `<input id="search" value="mesa">${html}`
  onTestFinished(() => document.body.replaceChildren())
  const search = document.querySelector<HTMLInputElement>('#search')
  const other = document.querySelector<HTMLElement>('[data-here]')
  other?.focus()
  return { search, other: other ?? document.body }
}

test('«/» focuses the field and selects what stands in it, and types nothing', () => {
  const { search, other } = pageWith('<button data-here>Ver</button>')
  runHook(() => useSlashKey(useRef(search)))
  expect(fireEvent.keyDown(other, { key: '/' })).toBe(false)
  expect(document.activeElement).toBe(search)
  expect([search?.selectionStart, search?.selectionEnd]).toEqual([0, 4])
})

test.each([
  ['in a field', '<input data-here>'],
  ['in a text', '<textarea data-here></textarea>'],
  ['at a choice', '<select data-here></select>'],
  ['in a question', '<dialog open><button data-here>Sí</button></dialog>'],
  ['in a sheet', '<section role="dialog"><button data-here>Guardar</button></section>'],
])('«/» stays where it is typed %s', (_where, html) => {
  const { search, other } = pageWith(html)
  runHook(() => useSlashKey(useRef(search)))
  expect(fireEvent.keyDown(other, { key: '/' })).toBe(true)
  expect(document.activeElement).toBe(other)
})

test.each(['ctrlKey', 'metaKey', 'altKey'])('«/» with %s, another key, and the key after the page has gone do nothing', (held) => {
  const { search, other } = pageWith('<button data-here>Ver</button>')
  const { unmount } = runHook(() => useSlashKey(useRef(search)))
  fireEvent.keyDown(other, { key: '/', [held]: true })
  fireEvent.keyDown(other, { key: '7' })
  unmount()
  fireEvent.keyDown(other, { key: '/' })
  expect(document.activeElement).toBe(other)
})

test('of two fields, that of the page goes before the one of the bar, whichever came first', () => {
  const { search, other } = pageWith('<input id="own"><button data-here>Ver</button>')
  const own = document.querySelector<HTMLInputElement>('#own')
  runHook(() => {
    useSlashKey(useRef(search), { isLast: true })
    useSlashKey(useRef(own))
  })
  fireEvent.keyDown(other, { key: '/' })
  expect(document.activeElement).toBe(own)
})

test('a field that is not there leaves the key to the next one', () => {
  const { search, other } = pageWith('<button data-here>Ver</button>')
  runHook(() => {
    useSlashKey(useRef(null), { isLast: true })
    useSlashKey(useRef(search), { isLast: true })
  })
  expect(fireEvent.keyDown(other, { key: '/' })).toBe(false)
  expect(document.activeElement).toBe(search)
})

test('«/» leads into the field of the next page from the moment it is there', async () => {
  let turn: (page: number) => void = () => undefined
  const Field = () => {
    const field = useRef<HTMLInputElement>(null)
    useSlashKey(field)
    return createElement('input', { ref: field })
  }
  const Pages = () => {
    const [page, setPage] = useState(1)
    turn = setPage
    return createElement(Field, { key: page })
  }
  const { other } = pageWith('<button data-here>Ver</button>')
  const { container, unmount } = render(createElement(Pages))
  onTestFinished(unmount)
  const first = container.querySelector('input')
  const focused = new Promise((found) => {
    new MutationObserver(() => {
      other.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
      found(document.activeElement)
    }).observe(container, { childList: true })
  })
  startTransition(() => turn(2))
  const second = await focused
  expect(second).toBe(container.querySelector('input'))
  expect(second).not.toBe(first)
})
