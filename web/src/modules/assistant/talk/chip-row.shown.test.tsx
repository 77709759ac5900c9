import type { Chips } from '@feria/contract/assistant/schemas'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { choose } from '../../../testing/choose.ts'
import { show } from '../../../testing/show.tsx'
import { ChipRow } from './chip-row.tsx'

const chips: Chips = {
  what: 'mesa',
  categoryId: 3,
  minPrice: null,
  maxPrice: 200,
  currency: 'USD',
  place: 'Caballito',
  radiusKm: 5,
  condition: 'Usado',
  without: ['rayones'],
}
const edit = vi.fn()

/** Opens the sheet of a chip, changes fields and applies them; answers what the request is then. */
const change = async (chip: RegExp, fields: Record<string, string>) => {
  edit.mockClear()
  const { unmount } = show(<ChipRow chips={chips} onEdit={edit} />)
  fireEvent.click(screen.getByRole('button', { name: chip }))
  await screen.findByRole('button', { name: 'Aplicar' })
  for (const [label, text] of Object.entries(fields)) {
    const field = screen.queryByLabelText(label, { selector: 'input' })
    if (field) fireEvent.change(field, { target: { value: text } })
    else choose(label, text)
  }
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar' }))
  unmount()
  return edit.mock.calls[0]?.[0]
}

test.each([
  ['another product, without its category', /^Cambiar qué buscás/, { 'Qué es': ' silla ' }, { what: 'silla', categoryId: null }],
  ['another condition', /^Cambiar condición/, { Condición: 'Nuevo' }, { condition: 'Nuevo' }],
  ['any condition', /^Cambiar condición/, { Condición: 'Cualquiera' }, { condition: null }],
  ['other words', /^Cambiar lo que no/, { Palabras: 'plastificar, , óxido' }, { without: ['plastificar', 'óxido'] }],
  ['no words', /^Cambiar lo que no/, { Palabras: '' }, { without: [] }],
  ['another place', /^Cambiar lugar/, { 'Barrio o ciudad': 'Flores', 'Hasta cuántos km': '' }, { place: 'Flores', radiusKm: null }],
  [
    'a price in pesos',
    /^Cambiar precio/,
    { Desde: '100', Hasta: '1.500', Moneda: 'Pesos (ARS)' },
    { minPrice: 100, maxPrice: 1500, currency: 'ARS' },
  ],
])('a chip is edited: %s', async (_what, chip, fields, changed) => {
  expect(await change(chip, fields)).toEqual({ ...chips, ...changed })
})

test.each([
  ['no product', /^Cambiar qué buscás/, { 'Qué es': ' ' }],
  ['a price from more than to', /^Cambiar precio/, { Desde: '201' }],
  ['a radius of no kilometres', /^Cambiar lugar/, { 'Hasta cuántos km': '0' }],
  ['a radius of too many', /^Cambiar lugar/, { 'Hasta cuántos km': '2001' }],
])('%s is not applied', async (_what, chip, fields) => {
  expect(await change(chip, fields)).toBeUndefined()
})
