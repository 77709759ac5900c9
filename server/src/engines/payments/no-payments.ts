import type { Payments } from './payments.ts'

/** No provider: an installation in production that has not chosen one. Nothing can be paid, and nothing pretends to be. */
export const noPayments: Payments = {
  name: 'none',
  currencies: [],
  tokenUrl: '',
  checkoutOrigins: [],
  testCards: [],
  charge: async () => 'unavailable',
  createCheckout: async () => {
    throw new Error('There is no provider of payments.')
  },
  get: async () => null,
  find: async () => [],
  refund: async () => 'unavailable',
  readWebhook: async () => 'not-signed',
}
