import type { User } from '@feria/contract/accounts/schemas'
import { expect, test } from 'vitest'
import { isLeft, suspensionOf } from './suspension.ts'

const held = { reason: 'Vendiste algo prohibido', note: '', since: '2026-11-20T12:00:00.000Z' }
const until = '2026-11-27T12:00:00.000Z'
const now = Date.parse('2026-11-26T12:00:00.000Z')
const of = (restriction: User['restriction']) => suspensionOf({ restriction } as User, now)

test('a suspension holds until its end, and one without an end always; limits are none', () => {
  expect(of({ ...held, kind: 'suspended', until })).not.toBeNull()
  expect(of({ ...held, kind: 'suspended', until: '2026-11-26T12:00:00.000Z' })).toBeNull()
  expect(of({ ...held, kind: 'ended', until: null })).not.toBeNull()
  expect([of({ ...held, kind: 'limited', until }), of(null), suspensionOf(null)]).toEqual([null, null, null])
  // Kept by an older version of this page.
  expect(suspensionOf({} as User)).toBeNull()
})

test('money, orders and one’s own data are left; publishing, searching and buying are not', () => {
  const left = ['/suspension', '/saldo', '/history', '/orders/7', '/sales/7', '/chat/a_b_c', '/chats', '/personal-info', '/Profile/']
  const others = ['/new-product', '/payment', '/all-products', '/reseller/links', '/seller-dashboard', '/dashboard', '/chat-requests', '/']
  expect([left.filter((path) => !isLeft(path)), others.filter(isLeft)]).toEqual([[], []])
})
