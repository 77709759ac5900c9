import type { AdminOrder, TimelineEntry } from '@feria/contract/admin/order-schemas'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { formatDate } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { answering } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { OrdersSection } from './orders-section.tsx'
import { orderTexts } from './texts.ts'

const labels = orderTexts.order
const AT = '2026-11-20T12:00:00Z'
const person = (name: string) => ({ id: name, name, email: `${name}@feria.example` })
const entry = (kind: TimelineEntry['kind'], more: Partial<TimelineEntry> = {}): TimelineEntry => ({
  ...{ at: AT, kind, by: null, actor: null, what: null, amount: null, currency: null, count: null, until: null, text: null },
  ...more,
})
const order = (id: string, more: Partial<AdminOrder> = {}): AdminOrder => ({
  ...{ id, number: `F-${id}`, status: 'pendiente', createdAt: AT, paymentMethod: 'credit', currency: 'USD' },
  ...{ buyer: person('Beto'), seller: person('Sara'), reseller: null, claim: null },
  items: [{ productId: 'p1', name: 'Silla', imageUrl: null, price: 90 }],
  delivery: { kind: 'parcel', pickupArea: null, tracking: null },
  sums: { total: 100, parcel: 0, commission: 0, left: 100 },
  charged: { currency: 'ARS', captured: 150_000, held: 140_000, released: 6000, refunded: 4000, fee: 15_000 },
  ...{ clocks: [], reviews: { buyer: false, seller: false }, repeatable: [], isOwn: false, timeline: [], hasEarlier: false },
  ...more,
})

let goTo: (path: string) => void
const Goer = () => {
  goTo = useNavigate()
  return null
}
const open = async (...orders: AdminOrder[]) => {
  const answers = orders.map((one) => [`GET admin/orders/${one.id}`, one])
  answering(Object.fromEntries(answers))
  const shown = show(
    <>
      <Goer />
      <Routes>
        <Route path="/admin-dashboard/ventas/:item" element={<OrdersSection />} />
      </Routes>
    </>,
    `/admin-dashboard/ventas/${orders[0]?.id}`,
  )
  await screen.findByText(labels.history)
  return shown
}
const card = (name: string) => screen.getByRole('region', { name })
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ') ?? ''
beforeEach(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  useSession.setState({ token: 't', user: { id: 'x', name: 'Ada', role: 'admin' } as never })
})

test('its money is told in the currency of the sale and in that which was charged; what is nought is left out', async () => {
  await open(order('1'))
  const money = plain(card(labels.money))
  for (const words of ['Total$ 100 USD', 'Se cobró$ 150.000 ARS', 'Retenido$ 140.000 ARS', 'Liberado$ 6.000 ARS', 'Devuelto$ 4.000 ARS'])
    expect(money).toContain(words)
  expect(money).toContain('Comisión del sitio$ 15.000 ARS')
  for (const words of [labels.parcel, labels.commission, labels.unpaid]) expect(money).not.toContain(words)
})

test('of a resale it names the reseller and the commission; of what nobody paid that nothing was charged', async () => {
  await open(order('1', { reseller: person('Rita'), charged: null, sums: { total: 110, parcel: 7, commission: 10, left: 110 } }))
  expect(
    within(card(labels.people))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(['Beto', 'Sara', 'Rita'].map((name) => [name, `/admin-dashboard/personas/${name}`]))
  const money = plain(card(labels.money))
  for (const words of [`${labels.parcel}$ 7 USD`, `${labels.commission}$ 10 USD`, labels.unpaid]) expect(money).toContain(words)
})

test.each([
  [{ buyer: true, seller: true }, labels.written.both],
  [{ buyer: true, seller: false }, labels.written.buyer],
  [{ buyer: false, seller: true }, labels.written.seller],
  [{ buyer: false, seller: false }, labels.written.none],
])('of the reviews %o it says «%s»', async (reviews, words) => {
  await open(order('1', { reviews }))
  expect(plain(card(labels.delivery))).toContain(`${labels.reviews}${words}`)
})

test.each([
  [null, [labels.noAction], [orderTexts.refund.open, orderTexts.extend.open, orderTexts.sendEmail.open]],
  [{ charged: order('1').charged }, [orderTexts.refund.open], [labels.noAction, orderTexts.extend.open]],
  [
    { clocks: [{ clock: 'unsent' as const, until: AT, extendable: 60 }] },
    [orderTexts.extend.open],
    [labels.noAction, orderTexts.refund.open],
  ],
  [{ clocks: [{ clock: 'held' as const, until: AT, extendable: null }] }, [labels.noAction], [orderTexts.extend.open]],
  [{ repeatable: ['receipt' as const] }, [orderTexts.sendEmail.open], [labels.noAction]],
  [{ isOwn: true, charged: order('1').charged }, [labels.own], [labels.noAction, orderTexts.refund.open]],
])('of %o it offers what can be done, and nothing else', async (more, offered, not) => {
  await open(order('1', { charged: null, ...more }))
  const actions = plain(card(labels.actions))
  for (const words of offered) expect(actions).toContain(words)
  for (const words of not) expect(actions).not.toContain(words)
})

test('a clock that runs says until when; an open claim leads to the claims, a settled one not', async () => {
  const claim = { settledAt: null } as never
  await open(order('1', { clocks: [{ clock: 'unsent', until: AT, extendable: 60 }], claim }))
  expect(plain(card(labels.clocks))).toContain(labels.until(formatDate(AT)))
  expect(screen.getByRole('link', { name: labels.toClaims })).toBeTruthy()
  screen.getByText(labels.claims.open)
})

test('its history stands out where its state changed, quotes what parties read, and says when more happened before', async () => {
  await open(
    order('1', {
      hasEarlier: true,
      timeline: [
        entry('ordered'),
        entry('payment', { what: 'rejected', amount: 10, currency: 'USD', text: 'Sin fondos' }),
        entry('given back', { actor: { id: 'a', name: 'Ada' }, amount: 5, currency: 'USD', text: 'Rota' }),
        entry('email', { what: 'receipt', text: 'refused' }),
      ],
    }),
  )
  const history = card(labels.history)
  const lines = within(history).getAllByRole('listitem')
  expect(lines.map((line) => line.hasAttribute('data-strong'))).toEqual([true, false, true, false])
  expect(lines.map((line) => line.querySelector('q')?.textContent ?? null)).toEqual([null, 'Sin fondos', 'Rota', null])
  expect(lines.map((line) => line.querySelector('time')?.getAttribute('datetime'))).toEqual([AT, AT, AT, AT])
  within(history).getByText(labels.earlier)
})

test('what was begun about one order is not there at the next', async () => {
  await open(order('2'), order('1'))
  // Both were seen before, so that neither is waited for.
  act(() => goTo('/admin-dashboard/ventas/1'))
  await screen.findByText('F-1')
  fireEvent.click(screen.getByRole('button', { name: orderTexts.refund.open }))
  await screen.findByRole('dialog')
  act(() => goTo('/admin-dashboard/ventas/2'))
  await screen.findByText('F-2')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
