import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { Purchases, Sales } from './history-lists.tsx'

const product = { id: 'p', name: 'Mate de calabaza', imageUrl: null, seller: { id: 's', name: 'Sara' } }
const common = { number: 'F-1', createdAt: '2026-11-20T12:00:00Z', currency: 'ARS', status: 'pagada', claim: null, can: {}, history: [] }
const delivery = { kind: 'agreed', price: 0, pickupArea: null, address: null }

test('each side of an order gets to its own page of it', async () => {
  answering({
    'GET orders': [{ ...common, id: 'bought', totalPrice: 100, delivery, orderItems: [{ product, quantity: 1, price: 100 }] }],
    'GET orders/sales': [{ ...common, orderId: 'sold', price: 100, quantity: 1, delivery, product, buyer: { id: 'b', name: 'Bruno' } }],
  })
  show(
    <>
      <Purchases />
      <Sales />
    </>,
  )
  const links = await screen.findAllByRole('link', { name: /Mate de calabaza/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/orders/bought', '/sales/sold'])
})
