import { z } from 'zod'
import { route } from './route.ts'

export const payments = {
  options: route({
    method: 'GET',
    path: '/api/v1/payments/options',
    who: 'anyone',
    does: 'How cards are paid here: the provider, and where the browser hands over a card for a token.',
    answer: z.object({
      provider: z.enum(['sandbox', 'mercadopago']),
      tokenUrl: z.string(),
      /** Cards that the sandbox takes; empty with a real provider. */
      testCards: z.array(z.object({ brand: z.string(), number: z.string() })),
    }),
  }),
}

/** What the provider's tokeniser takes and gives; card data never reaches a route of Feria [PAY-12]. */
export interface CardData {
  number: string
  name: string
  expiry: string
  cvc: string
}
export interface CardToken {
  id: string
  brand: string
  lastFour: string
}
