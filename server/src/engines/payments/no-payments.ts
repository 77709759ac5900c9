import type { Payments } from './payments.ts'

/** No provider: a production installation that has not configured one. Nothing can be paid. */
export const noPayments: Payments = {
  name: 'none',
  currencies: [],
  tokenUrl: '',
  checkoutOrigins: [],
  testCards: [],
  charge: async () => 'unavailable',
  keepCard: async () => 'refused',
  forgetCard: async () => undefined,
  createCheckout: async () => {
    throw new Error('There is no provider of payments.')
  },
  get: async () => null,
  find: async () => [],
  refund: async () => 'unavailable',
  readWebhook: async () => 'not-signed',
}
