import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { recentSearches, rememberSearch } from '../../lib/recent-searches.ts'
import { show } from '../../testing/show.tsx'
import { RecentList } from './recent-list.tsx'
import { TitleField } from './title-field.tsx'
import type { ActiveCell } from './use-recent-list.ts'

const pick = vi.fn()
const remove = vi.fn()
const listOf = (active: ActiveCell | null) => (
  <RecentList id="lista" searches={['mesa', 'silla']} active={active} onPick={pick} onRemove={remove} />
)
const selected = () => screen.queryAllByRole('gridcell', { selected: true }).map(({ id }) => id)

test('the one cell that the keys are at is selected: a search, or what removes it', () => {
  const { rerender } = show(listOf(null))
  expect(selected()).toEqual([])
  rerender(listOf({ row: 1, cell: 'search' }))
  expect(selected()).toEqual(['lista-1-search'])
  rerender(listOf({ row: 1, cell: 'remove' }))
  expect(selected()).toEqual(['lista-1-remove'])
})

test('a press chooses a search or removes it, and leaves the focus where it is', () => {
  show(listOf(null))
  const [search, cross] = screen.getAllByRole('gridcell').slice(2)
  expect(cross?.getAttribute('aria-label')).toContain('silla')
  expect(fireEvent.mouseDown(screen.getByRole('grid'))).toBe(false)
  fireEvent.click(search as Element)
  fireEvent.click(cross as Element)
  expect([pick.mock.calls, remove.mock.calls]).toEqual([[['silla']], [['silla']]])
})

const Title = () => {
  const [title, setTitle] = useState('')
  return <TitleField value={title} onChange={setTitle} onPick={pick} />
}

test.each([
  ['a search', []],
  ['what removes one', ['ArrowRight']],
])('whoever types on has left %s: Enter searches for what is typed', (_, more) => {
  for (const search of ['silla de madera', 'silla']) rememberSearch(search)
  pick.mockClear()
  show(<Title />)
  const field = screen.getByRole('combobox')
  fireEvent.focus(field)
  for (const key of ['ArrowDown', ...more]) fireEvent.keyDown(field, { key })
  expect(selected()).toHaveLength(1)
  fireEvent.change(field, { target: { value: 'sil' } })
  expect([selected(), field.getAttribute('aria-activedescendant')]).toEqual([[], null])
  expect(fireEvent.keyDown(field, { key: 'Enter' }), 'the form has it').toBe(true)
  expect([pick.mock.calls, recentSearches()]).toEqual([[], ['silla', 'silla de madera']])
})
