import type { Answer, api, Input } from '@feria/contract'
import { readCuit } from '@feria/contract/accounts/cuit'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { limit } from '../../../platform/rate-limit.ts'
import { readPhone } from '../phone.ts'
import { request } from '../requests.ts'

/** Emails to one address in a quarter of an hour. */
const MAILS = { max: 3, seconds: 900 }

/**
 * Registers a business: a job stores an account of role user without a password and emails its owner a single-use link of 24 hours to
 * choose one. Anyone may call. Registering again before the password is chosen replaces the data and emails a new link. An email that
 * already has an account gets the same response for the same work, and an email that says so: the response must not reveal who has an
 * account. Refuses an invalid phone number or CUIT.
 */
export const registerBusiness = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.registerBusiness>,
): Promise<Answer<typeof api.accounts.registerBusiness>> => {
  const { email, cuit, ...fields } = body
  const phone = await readPhone(body.phone, body.country)
  const business = { ...fields, phone, cuit: cuit === null ? null : readCuitOrFail(cuit) }
  await limit(ctx, `business:${email}`, MAILS)
  await request(ctx, email, business)
  return { message: 'Te mandamos un email para elegir tu contraseña.' }
}

const readCuitOrFail = (text: string): string =>
  readCuit(text) ?? fail('accounts.bad-cuit', {}, { cuit: 'Ese CUIT no es válido. Revisá los 11 números.' })
