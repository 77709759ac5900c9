import type { Config } from '../../config.ts'
import type { Db } from '../db/database.ts'
import { noPayments } from './no-payments.ts'
import type { Payments } from './payments.ts'
import { openSandbox } from './sandbox.ts'

/** Mercado Pago if it is configured, otherwise the sandbox if it is allowed. Its client is loaded only when used. */
export const openPayments = async (config: Config, db: Db, now: () => Date): Promise<Payments> => {
  const { MERCADOPAGO_ACCESS_TOKEN, MERCADOPAGO_PUBLIC_KEY, MERCADOPAGO_WEBHOOK_SECRET, MERCADOPAGO_URL, PUBLIC_URL } = config
  if (!MERCADOPAGO_ACCESS_TOKEN) return config.SANDBOX_PAYMENTS ? openSandbox(db, now) : noPayments
  const { openMercadoPago } = await import('./mercadopago.ts')
  return openMercadoPago({
    accessToken: MERCADOPAGO_ACCESS_TOKEN,
    publicKey: MERCADOPAGO_PUBLIC_KEY ?? '',
    webhookSecrets: MERCADOPAGO_WEBHOOK_SECRET ?? [],
    publicUrl: PUBLIC_URL,
    apiUrl: MERCADOPAGO_URL,
    now,
  })
}
