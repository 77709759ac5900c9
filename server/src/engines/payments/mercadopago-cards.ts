import { Customer, CustomerCard, type MercadoPagoConfig, MercadoPagoError } from 'mercadopago'
import type { CustomerCardResponse } from 'mercadopago/dist/clients/customerCard/commonTypes.js'
import { inTime, isUnsure, statusOf } from './mercadopago-errors.ts'
import { brandOf, methodIdOf } from './mercadopago-methods.ts'
import type { KeptCard, Payments } from './payments.ts'

/** The provider's code for a customer who exists already. */
const EXISTS = '101'

const isKnownCustomer = (error: unknown): boolean =>
  error instanceof MercadoPagoError && error.causes.some((cause) => String((cause as { code?: unknown }).code) === EXISTS)

const toKept = (card: CustomerCardResponse, customerId: string): KeptCard => {
  const { id: methodId = '', name = '', payment_type_id } = card.payment_method ?? {}
  return {
    providerId: card.id ?? '',
    customerId,
    methodId,
    brand: brandOf(methodId, name),
    lastFour: card.last_four_digits ?? '',
    expiryMonth: card.expiration_month ?? 0,
    expiryYear: card.expiration_year ?? 0,
    cardType: payment_type_id === 'credit_card' ? 'credit' : 'debit',
    codeLength: card.security_code?.length ?? 3,
  }
}

/**
 * Kept cards at Mercado Pago: a customer by email, and their cards. A charge of one needs its security code again, which the browser gives
 * to the tokeniser.
 */
export const mercadoPagoCards = (client: MercadoPagoConfig): Pick<Payments, 'keepCard' | 'forgetCard'> => {
  const [customers, cards] = [new Customer(client), new CustomerCard(client)]

  const findCustomer = async (email: string): Promise<string | undefined> =>
    (await inTime((requestOptions) => customers.search({ options: { email }, requestOptions }))).results?.[0]?.id

  const customerOf = async (email: string): Promise<string> => {
    const made = await inTime((requestOptions) => customers.create({ body: { email }, requestOptions })).catch((error: unknown) => {
      if (isKnownCustomer(error)) return null
      throw error
    })
    const id = made ? made.id : await findCustomer(email)
    // Made a moment ago, they may not be found yet.
    if (!id) throw new Error('The provider has a customer that it does not find.')
    return id
  }

  return {
    keepCard: async ({ token: sent, email }) => {
      const { token } = methodIdOf(sent, 'credit')
      try {
        const customerId = await customerOf(email)
        const card = await inTime((requestOptions) => cards.create({ customerId, body: { token }, requestOptions }))
        return toKept(card, customerId)
      } catch (error) {
        if (isUnsure(error)) throw error
        return 'refused'
      }
    },
    forgetCard: async ({ customerId, providerId }) => {
      await inTime((requestOptions) => cards.remove({ customerId, cardId: providerId, requestOptions })).catch((error: unknown) => {
        if (statusOf(error) !== 404) throw error
      })
    },
  }
}
