import { expect, test } from 'vitest'
import { matchPath } from './match-path.ts'

test('an address fits its path in any letter case and with slashes too many, and no longer or shorter one', () => {
  expect(matchPath('/Register-step1', '/register-STEP1')).toEqual({})
  expect(matchPath('/chats', '/chats/')).toEqual({})
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/payment', '/payment/return')).toBeNull()
  expect(matchPath('/payment/return', '/payment')).toBeNull()
  expect(matchPath('/chats', '/chat')).toBeNull()
  expect(matchPath('*', '/anything/at/all')).toEqual({})
})

test('named parts come decoded, in the letters of the address; a broken escape stands for itself', () => {
  expect(matchPath('/orders/:orderId', '/ORDERS/aB%20c')).toEqual({ orderId: 'aB c' })
  expect(matchPath('/chat/:roomId', '/chat/50%25%2F2')).toEqual({ roomId: '50%/2' })
  expect(matchPath('/chat/:roomId', '/chat/%')).toEqual({ roomId: '%' })
  expect(matchPath('/chat/:roomId', '/chat/')).toBeNull()
})
