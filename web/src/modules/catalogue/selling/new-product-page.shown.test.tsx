import * as api from '@feria/contract/routes'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '../../../lib/query-client.ts'
import { queryKey } from '../../../lib/use-route.ts'
import { answering } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { NewProductPage } from './new-product-page.tsx'
import type { BuyersProps } from './parts.ts'

const lists = [api.catalogue.mine, api.catalogue.list, api.catalogue.shelves]
const keys = lists.map((route) => queryKey(route as typeof api.catalogue.list, { query: {} }))
const areStale = () => keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)

const Buyers = ({ isLocked, prepare, onOffered }: BuyersProps) => (
  <button type="button" disabled={isLocked} onClick={() => prepare() && onOffered('p1')}>
    Ofrecer
  </button>
)
const fill = () => {
  for (const [label, value] of [
    [/^Nombre/, 'Mesa'],
    [/^Categoría/, '4'],
    [/^Condición/, 'Usado'],
    [/^Ubicación/, 'Morón'],
    [/^Descripción/, 'De roble'],
    [/^Precio$/, '15.000'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

test('a product says how it arrives, at least one way, and its parcel has a price in its currency', async () => {
  const sent: Record<string, unknown>[] = []
  answering({
    'GET categories': [{ id: 4, name: 'Deportes' }],
    'POST products': (body: Record<string, unknown>) => sent.push(body) && { id: 'p1' },
  })
  show(<NewProductPage Buyers={Buyers} OfferDraft={() => null} PriceHint={() => null} />)
  await screen.findByRole('option', { name: 'Deportes' })
  fill()
  const press = (name: string) => fireEvent.click(screen.getByLabelText(name))
  const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Publicar producto' }))
  press('A acordar con quien compra')
  publish()
  await screen.findByText('Elegí al menos una forma de entrega.')
  press('Retiro en persona')
  fireEvent.change(screen.getByLabelText('Zona'), { target: { value: ' Parque Rivadavia ' } })
  press('Envío a precio fijo')
  publish()
  await screen.findByText('Ingresá el precio.')
  fireEvent.change(screen.getByLabelText('Precio del envío en pesos'), { target: { value: '5 lucas' } })
  publish()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    currency: 'ARS',
    delivery: { pickup: true, pickupArea: 'Parque Rivadavia', parcelPrice: 5000, agreed: false },
  })
})

test('a service needs no choice of a condition, which it does not show; one that was chosen stays', async () => {
  answering({
    'GET categories': [
      { id: 4, name: 'Deportes' },
      { id: 9, name: 'Servicios' },
    ],
  })
  show(<NewProductPage Buyers={Buyers} OfferDraft={() => null} PriceHint={() => null} />)
  await screen.findByRole('option', { name: 'Servicios' })
  const condition = screen.getByLabelText<HTMLSelectElement>(/^Condición/)
  const choose = (value: string) => fireEvent.change(screen.getByLabelText(/^Categoría/), { target: { value } })
  choose('4')
  expect(condition.value).toBe('')
  expect(screen.queryByText('Un servicio no la muestra.')).toBeNull()
  choose('9')
  await waitFor(() => expect(condition.value).toBe('Nuevo'))
  expect(screen.getByText('Un servicio no la muestra.')).not.toBeNull()
  fireEvent.change(condition, { target: { value: 'Usado' } })
  choose('4')
  choose('9')
  expect(condition.value).toBe('Usado')
})

test.each(['Ofrecer', 'Publicar producto'])('«%s» leaves no draft, and the lists are asked for anew', async (name) => {
  const sent: unknown[] = []
  answering({ 'GET categories': [{ id: 4, name: 'Deportes' }], 'POST products': (body: unknown) => sent.push(body) && { id: 'p1' } })
  for (const key of keys) queryClient.setQueryData(key, [])
  show(<NewProductPage Buyers={Buyers} OfferDraft={() => null} PriceHint={() => null} />)
  await screen.findByRole('option', { name: 'Deportes' })
  fireEvent.click(screen.getByRole('button', { name }))
  expect(areStale()).toEqual([false, false, false])
  fill()
  expect(Object.keys(sessionStorage)).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(areStale()).toEqual([true, true, true]))
  // What stays is which product the panel shows as published just now.
  expect(Object.entries(sessionStorage)).toEqual([[expect.stringMatching(/^draft:.*:published$/), '{"id":"p1"}']])
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ofrecer' }).disabled).toBe(true))
  expect(sent).toHaveLength(name === 'Ofrecer' ? 0 : 1)
})
