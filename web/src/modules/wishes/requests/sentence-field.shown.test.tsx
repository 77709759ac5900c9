import { fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { emptyRequest } from './request-values.ts'
import { SentenceField } from './sentence-field.tsx'
import { texts } from './texts.ts'

const labels = texts.sentence
const acts = { onSentence: vi.fn(), onLeave: vi.fn(), onChange: vi.fn(), onTakeOff: vi.fn() }
const field = { field: createRef<HTMLTextAreaElement>(), isTooLong: false, refusal: null, hasFailed: false, ...acts }
const shown = (values: object, more: object = {}) => show(<SentenceField {...field} values={{ ...emptyRequest, ...values }} {...more} />)

test.each([
  [{ localization: ' Rosario ', radiusKm: ' 25 ' }, 'Rosario, a 25 km'],
  [{ localization: 'Rosario', radiusKm: '' }, 'Rosario'],
  [{ maxPrice: '1.500', currency: 'USD' }, 'Hasta $ 1.500 USD'],
  [{ size: ' 42 ' }, '42'],
])('what was understood of %o is said as «%s», changed and taken off', (values, words) => {
  shown(values)
  const known = screen.getByRole('list', { name: labels.list })
  expect(known.textContent?.replace(labels.change, '').replaceAll('\u00a0', ' ').toLowerCase()).toContain(words.toLowerCase())
  const [change, off] = screen.getAllByRole('button').filter((button) => known.contains(button))
  if (change) fireEvent.click(change)
  if (off) fireEvent.click(off)
  expect(acts.onChange).toHaveBeenCalledOnce()
  expect(acts.onTakeOff).toHaveBeenCalledWith(acts.onChange.mock.calls[0]?.[0])
  for (const act of Object.values(acts)) act.mockClear()
})

test('nothing understood, nothing shown: no kilometres without a place, no currency without a price', () => {
  shown({ radiusKm: '25', maxPrice: '', currency: 'ARS', localization: ' ' })
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('')
})

test.each([
  [{ isTooLong: true, refusal: { text: 'No se busca eso.', href: null, label: null } }, 'Es demasiado largo'],
  [{ refusal: { text: 'Eso se vende en', href: '/vender', label: 'Vender' } }, 'Eso se vende en Vender'],
  [{ hasFailed: true }, labels.failed],
  [{}, labels.hint],
])('of %o the field says «%s»', (more, words) => {
  const { words: all } = shown({ sentence: 'una bici' }, more)
  expect(all()).toContain(words)
  fireEvent.change(screen.getByLabelText(labels.label), { target: { value: 'una mesa' } })
  expect(acts.onSentence).toHaveBeenLastCalledWith('una mesa')
})
