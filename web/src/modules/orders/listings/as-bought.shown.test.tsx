import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, refused } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { AsBought } from './as-bought.tsx'
import { texts } from './texts.ts'

const asBought = {
  ...{
    name: 'Mate de calabaza',
    price: 100,
    currency: 'USD',
    description: 'Calabaza',
    details: 'Con bombilla',
    brand: null,
    condition: 'Usado',
  },
  ...{ category: 'Hogar', location: 'Rosario', delivery: { pickup: true, pickupArea: 'Centro', parcelPrice: null, agreed: false } },
  ...{ negotiationConditions: null, pictures: [{ url: '/images/uno.svg', sha256: 'a' }], sha256: 'b' },
}
const compared = (more: object) => ({ 'GET orders/o/listings': [{ productId: 'p', asBought, today: asBought, changes: [], ...more }] })

test('nothing is asked for until it is opened', async () => {
  const calls = answering(compared({}))
  show(<AsBought orderId="o" />)
  expect(screen.getByText(texts.hint)).toBeTruthy()
  expect(calls).toEqual([])
})

test('what did not change is shown once', async () => {
  answering(compared({}))
  show(<AsBought orderId="o" isOpen />)
  await screen.findByText(texts.same)
  expect(screen.getByText('Con bombilla')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: texts.today })).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('what changed is named, and marked beside what it is today, also where one of both has nothing', async () => {
  const today = { ...asBought, price: 60, details: null, pictures: [] }
  answering(compared({ today, changes: ['price', 'details', 'pictures'] }))
  show(<AsBought orderId="o" isOpen />)
  await screen.findByText(texts.changed('precio, descripción y fotos'))
  const [bought, now] = [texts.bought, texts.today].map((name) => screen.getByRole('heading', { name }).closest('section') as HTMLElement)
  for (const side of [bought, now]) expect(within(side as HTMLElement).getAllByText(texts.mark)).toHaveLength(3)
  expect(bought?.textContent).toContain('Con bombilla')
  expect(now?.textContent).toContain(texts.nothing)
  expect(now?.textContent).toContain(texts.noPictures)
})

test('a listing that is gone is shown as it was', async () => {
  answering(compared({ today: null }))
  show(<AsBought orderId="o" isOpen />)
  await screen.findByText(texts.gone)
  expect(screen.getByText('Mate de calabaza')).toBeTruthy()
})

test('a failure can be tried again', async () => {
  let isAway = true
  answering({ 'GET orders/o/listings': () => (isAway ? refused(404) : compared({})['GET orders/o/listings']) })
  show(<AsBought orderId="o" isOpen />)
  const again = await screen.findByRole('button', { name: texts.retry })
  isAway = false
  again.click()
  await waitFor(() => expect(screen.getByText(texts.same)).toBeTruthy())
})
