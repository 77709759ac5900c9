import type { Answer, api, Input } from '@feria/contract'
import { readCuit } from '@feria/contract/accounts/cuit'
import type { Ctx } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { limit } from '../../../platform/rate-limit.ts'
import { readPhone } from '../phone.ts'
import { request } from '../requests.ts'

/** Mails to one address in a quarter of an hour. */
const MAILS = { max: 3, seconds: 900 }

/**
 * Takes a business, for which a job stores an account of role user without a password and mails its owner a link of 24 hours and one use to
 * choose one. Anyone may call. Asking again before the password is chosen replaces what was said and mails a new link. An email that
 * already has a whole account gets the same answer for the same work, and a mail that says so: the answer must not tell who has an account.
 * Refuses a wrong telephone or CUIT.
 */
export const registerBusiness = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.registerBusiness>,
): Promise<Answer<typeof api.accounts.registerBusiness>> => {
  const { email, cuit, ...told } = body
  const phone = await readPhone(body.phone, body.country)
  const business = { ...told, phone, cuit: cuit === null ? null : readCuitOrFail(cuit) }
  await limit(ctx, `business:${email}`, MAILS)
  await request(ctx, email, business)
  return { message: 'Te mandamos un correo para elegir tu contraseña.' }
}

const readCuitOrFail = (text: string): string =>
  readCuit(text) ?? fail('accounts.bad-cuit', {}, { cuit: 'Ese CUIT no es válido. Revisá los 11 números.' })
