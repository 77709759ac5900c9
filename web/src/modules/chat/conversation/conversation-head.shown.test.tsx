import type { Conversation } from '@feria/contract/chat/schemas'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { texts } from '../texts.ts'
import { ConversationHead } from './conversation-head.tsx'
import { unknownRoom } from './room-view.ts'

const product = { id: 'p1', name: 'Mesa de pino', imageUrl: null, price: 100, currency: 'USD', isAvailable: true } as const
const aboutOf = (fields: Partial<Conversation>) =>
  ({
    ...{
      roomId: 'a_b_c',
      role: 'buyer',
      product,
      productName: 'Mesa de pino',
      lastMessage: null,
      lastAt: '2026-11-28T12:00:00Z',
      unread: 0,
    },
    other: { id: 'b', name: 'Vera', imageUrl: null, hasLeft: false, isBlocked: false },
    can: { write: true, buy: true },
    ...fields,
  }) as Conversation
const head = (fields: Partial<Conversation> = {}) =>
  show(<ConversationHead view={{ ...unknownRoom, about: aboutOf(fields) }} memberId="a" />)

test('the seller reads that the product is theirs, the buyer does not', () => {
  const seller = head({ role: 'seller', can: { write: true, buy: false } })
  expect(seller.words()).toContain(texts.mine)
  seller.unmount()
  const buyer = head()
  expect(buyer.words()).not.toContain(texts.mine)
  expect(screen.getByRole('link', { name: /Mesa de pino/ }).getAttribute('href')).toBe('/products/p1')
})

test('a product that is gone is told by its name, with the way to others', () => {
  head({ product: null, can: { write: true, buy: false } })
  screen.getByText('Mesa de pino')
  expect(screen.getByRole('link', { name: texts.toProducts }).getAttribute('href')).toBe('/all-products')
})

test('of a member who has left nothing can be reported or blocked', () => {
  const here = head()
  const menus = screen.getAllByRole('button').length
  here.unmount()
  head({ other: { ...aboutOf({}).other, hasLeft: true } })
  expect(screen.queryAllByRole('button').length).toBe(menus - 1)
})
