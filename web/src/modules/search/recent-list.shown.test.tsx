import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { RecentList } from './recent-list.tsx'
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
