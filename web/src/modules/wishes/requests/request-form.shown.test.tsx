import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aReading } from '../../../testing/a-reading.ts'
import { answering, refused } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { RequestForm } from './request-form.tsx'
import { emptyRequest } from './request-values.ts'

const bike = aReading({
  ...{ what: 'bici rodado 29', size: 'rodado 29', condition: 'Usado' },
  ...{ maxPrice: 200_000, place: 'Palermo', radiusKm: 30 },
})
const blender = aReading({ what: 'licuadora' })
const refusal = (kind: string, text: string, href: string | null) => ({
  ...blender,
  what: '',
  refusal: { kind, text, href, label: href && 'Ir a la ayuda' },
})
const readings: Record<string, unknown> = {
  'bici usada': bike,
  'una licuadora': blender,
  '???': refusal('nothing', 'No encontramos qué cosa buscás.', null),
  'son unos chorros': refusal('complaint', 'Esto no lo guardamos.', '/ayuda'),
  'sin red': refused(503),
}
const send = vi.fn(async () => undefined)
beforeEach(() => send.mockClear())

const open = () => {
  answering({ 'POST assistant/reading': ({ text }: { text: string }) => readings[text] })
  const draft = { initial: emptyRequest, save: vi.fn(), clear: vi.fn() }
  show(<RequestForm isNew base={emptyRequest} draft={draft} onDirty={vi.fn()} onCancel={vi.fn()} onSend={send} />)
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' })
const type = (sentence: string) => fireEvent.change(field(/^Contanos/), { target: { value: sentence } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar solicitud' }))
const hasName = (name: string) => waitFor(() => expect(field(/^Qué buscás/).value).toBe(name))

test('a sentence becomes chips and fills in the required fields, and is sent as a wish', async () => {
  open()
  type('bici usada')
  await hasName('Bici rodado 29')
  expect([field(/^Modelo/).value, field(/^País/).value, field(/^Ubicación/).value]).toEqual(['Rodado 29', 'Argentina', 'Palermo'])
  const chips = screen.getByRole('list', { name: 'Lo que entendimos' })
  expect(chips.textContent).toMatch(/Hasta \$.200\.000.*Palermo, a 30 km.*rodado 29.*Usado/)
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.startsWith('Entendimos: '))).toBe(true)
  submit()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(send).toHaveBeenCalledWith({
    name: 'Bici rodado 29',
    modelo: 'Rodado 29',
    country: 'Argentina',
    localization: 'Palermo',
    maxPrice: 200_000,
    currency: 'ARS',
    radiusKm: 30,
    size: 'rodado 29',
    condition: 'Usado',
  })
})

test('what a person corrected is kept, and a chip that was taken off stays off', async () => {
  open()
  type('bici usada')
  await hasName('Bici rodado 29')
  fireEvent.change(field(/^Modelo/), { target: { value: 'De carrera' } })
  fireEvent.click(screen.getByRole('button', { name: /^Quitar «Palermo/ }))
  type('una licuadora')
  await hasName('Licuadora')
  expect([field(/^Modelo/).value, field(/^Ubicación/).value]).toEqual(['De carrera', ''])
  expect(screen.queryByRole('list', { name: 'Lo que entendimos' })).toBeNull()
  type('bici usada')
  await hasName('Bici rodado 29')
  expect([field(/^Modelo/).value, field(/^Ubicación/).value]).toEqual(['De carrera', ''])
})

test('a chip leads to its field, under «Más detalles»', async () => {
  open()
  type('bici usada')
  fireEvent.click(await screen.findByRole('button', { name: /^Usado ?: cambiarlo/ }))
  await waitFor(() => expect(document.activeElement).toBe(field(/^Condición/)))
})

test.each([
  ['???', 'No encontramos qué cosa buscás.'],
  ['son unos chorros', 'Esto no lo guardamos.'],
  ['bla '.repeat(100), 'Es demasiado largo: contalo en una frase de hasta 300 caracteres.'],
])('«%.20s» is refused beside its field, and nothing is sent', async (sentence, message) => {
  open()
  fireEvent.change(field(/^Qué buscás/), { target: { value: 'Algo' } })
  fireEvent.change(field(/^Modelo/), { target: { value: 'Algo' } })
  type(sentence)
  submit()
  await screen.findByText(message)
  await waitFor(() => expect(document.activeElement).toBe(field(/^Contanos/)))
  expect(field(/^Contanos/).getAttribute('aria-invalid')).toBe('true')
  expect(send).not.toHaveBeenCalled()
})

test('a complaint leads to the help', async () => {
  open()
  type('son unos chorros')
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ir a la ayuda' })).pathname).toBe('/ayuda')
})

test('a sentence sent before it was read is read first', async () => {
  open()
  type('una licuadora')
  submit()
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: 'Licuadora', modelo: 'Licuadora' })))
})

test('without a reading the fields are as they are without a sentence', async () => {
  open()
  type('sin red')
  await screen.findByText('Ahora no podemos leerla: completá vos los datos de abajo.')
  fireEvent.change(field(/^Qué buscás/), { target: { value: 'Mate' } })
  fireEvent.change(field(/^Modelo/), { target: { value: 'De calabaza' } })
  submit()
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: 'Mate', modelo: 'De calabaza', maxPrice: null })))
})
