import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test('an address matches its path in any case and with extra slashes, but no longer or shorter one', () => {
  expect(matchPath('/Register-step1', '/register-STEP1')).toEqual({})
  expect(matchPath('/chats', '/chats/')).toEqual({})
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/payment', '/payment/return')).toBeNull()
  expect(matchPath('/payment/return', '/payment')).toBeNull()
  expect(matchPath('/chats', '/chat')).toBeNull()
  expect(matchPath('*', '/anything/at/all')).toEqual({})
})

test("named parts are decoded, in the address's own case; a broken escape stays as it is", () => {
  expect(matchPath('/orders/:orderId', '/ORDERS/aB%20c')).toEqual({ orderId: 'aB c' })
  expect(matchPath('/chat/:roomId', '/chat/50%25%2F2')).toEqual({ roomId: '50%/2' })
  expect(matchPath('/chat/:roomId', '/chat/%')).toEqual({ roomId: '%' })
  expect(matchPath('/chat/:roomId', '/chat/')).toBeNull()
})
