import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ReturnView } from './return-view.tsx'
import { texts } from './texts.ts'

const order = { id: 'o1', number: 'F-1', refusal: 'Tu tarjeta no tiene fondos.', room: 'b_s_p', orderItems: [{ productId: 'p1' }] } as never
const labels = texts.back
const { pay, chat, buy } = { pay: '/payment?orderId=o1', chat: '/chat/b_s_p', buy: '/orders/o1' }

test.each([
  ['confirming', true, labels.confirmingText, [pay, buy], false],
  ['confirming', false, labels.slow, [pay, buy], true],
  ['pending', true, labels.text.pending, [buy], false],
  ['pending', false, labels.text.pending, [buy], true],
  ['paid', true, labels.text.paid, [buy, chat, '/all-products'], false],
  ['paid', false, labels.text.paid, [buy, chat, '/all-products'], false],
  ['refused', false, 'Tu tarjeta no tiene fondos.', [pay, buy], false],
  ['over', false, labels.text.over, ['/products/p1'], false],
  ['refunded', false, labels.text.refunded, [buy, '/all-products'], false],
] as const)('a payment that is %s, followed or not (%s), is told with its ways out', (state, isFollowed, text, ways, canAsk) => {
  const onAsk = vi.fn()
  show(<ReturnView state={state} order={order} isFollowed={isFollowed} isOffline={false} isAsking={false} onAsk={onAsk} />)
  expect(screen.getByRole('status').textContent).toBe(`${labels.heading[state]}${text}`)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(ways)
  const ask = screen.queryByRole('button', { name: labels.ask })
  expect(ask !== null).toBe(canAsk)
  if (ask) fireEvent.click(ask)
  expect(onAsk).toHaveBeenCalledTimes(canAsk ? 1 : 0)
  expect(screen.queryByText(labels.offline, { exact: false })).toBeNull()
})

test('without a connection it says that it goes on later; without a conversation there is nobody to write to', () => {
  const { words } = show(
    <ReturnView state="paid" order={{ ...(order as object), room: null } as never} isFollowed isOffline isAsking={false} onAsk={vi.fn()} />,
  )
  expect(words()).toContain(labels.offline)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([buy, '/all-products'])
})
