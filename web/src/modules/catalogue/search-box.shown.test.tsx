import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { SearchBox } from './search-box.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** The field; `set` is what the address says, and `searched` are the searches that were asked for. */
const shown = (start: string) => {
  const searched: [string, boolean][] = []
  const boxOf = (value: string) => (
    <SearchBox value={value} onSearch={(search, isFinal) => void searched.push([search, isFinal])}>
      {null}
    </SearchBox>
  )
  const { rerender } = show(boxOf(start))
  return { searched, set: (value: string) => rerender(boxOf(value)) }
}

test('it searches once the typing has paused, and at once when it is sent', async () => {
  const { searched } = shown('')
  type('bici')
  await pass(299)
  type('bici ')
  await pass(299)
  expect(searched).toEqual([])
  await pass(1)
  type('bici roja')
  fireEvent.click(screen.getByRole('button', { name: 'Buscar' }))
  await pass(1000)
  expect(searched).toEqual([
    ['bici', false],
    ['bici roja', true],
  ])
})

test('going back right after typing is not undone by what was typed', async () => {
  const { searched, set } = shown('bici roja')
  type('bici azul')
  set('bici')
  expect(field().value).toBe('bici')
  await pass(1000)
  expect(searched).toEqual([])
})
