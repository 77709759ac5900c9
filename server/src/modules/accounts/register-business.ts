import type { Answer, api, Input } from '@feria/contract'
import { readCuit } from '@feria/contract/cuit'
import { INVITATION_HOURS } from '@feria/contract/limits'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { atomically } from '../../atomically.ts'
import type { Ctx } from '../../context.ts'
import { fail } from '../../errors.ts'
import { emit } from '../../events.ts'
import { limit } from '../../limit.ts'
import { readPhone } from './accounts.phone.ts'
import { foldedOf } from './accounts.rules.ts'
import { hashSecret, newSecret } from './accounts.secrets.ts'
import { businesses, passwordResets, users } from './accounts.tables.ts'

/** Mails to one address in a quarter of an hour. */
const MAILS = { max: 3, seconds: 900 }

type Body = Input<typeof api.accounts.registerBusiness>['body']

/**
 * Stores a business with an account of role user that has no password yet, and mails its owner a link of 24 hours and one use to choose one.
 * Anyone may call. Asking again before the password is chosen replaces what was said and mails a new link. An email that already
 * has a whole account gets the same answer, and a mail that says so: the answer must not tell who has an account. Refuses a wrong telephone or CUIT.
 */
export const registerBusiness = async (
  ctx: Ctx,
  { body }: Input<typeof api.accounts.registerBusiness>,
): Promise<Answer<typeof api.accounts.registerBusiness>> => {
  const phone = await readPhone(body.phone, body.country)
  const cuit = body.cuit === null ? null : readCuitOrFail(body.cuit)
  await limit(ctx, `business:${body.email}`, MAILS)
  await atomically(ctx, async (ctx) => {
    const [known] = await ctx.db.select().from(users).where(eq(users.email, body.email)).for('update')
    if (known?.passwordHash) return emit(ctx, 'accounts.business-known', { email: known.email, name: known.name })
    const userId = known?.id ?? newId()
    await storeMember(ctx, userId, body, phone)
    const business = { country: body.country, sector: body.sector, company: body.company, cuit }
    await ctx.db
      .insert(businesses)
      .values({ userId, ...business })
      .onConflictDoUpdate({ target: businesses.userId, set: business })
    const token = newSecret()
    const expiresAt = new Date(ctx.now().getTime() + INVITATION_HOURS * 3_600_000)
    await ctx.db.insert(passwordResets).values({ tokenHash: hashSecret(token), userId, expiresAt })
    await emit(ctx, 'accounts.business-registered', { email: body.email, name: body.name, company: body.company, token })
  })
  return { message: 'Te mandamos un correo para elegir tu contraseña.' }
}

const storeMember = async (ctx: Ctx, id: string, body: Body, phone: string): Promise<void> => {
  const now = ctx.now()
  const told = { name: body.name, phone, accountType: body.accountType, folded: foldedOf(body.name, body.email), updatedAt: now }
  await ctx.db
    .insert(users)
    .values({ id, email: body.email, role: 'user', createdAt: now, ...told })
    .onConflictDoUpdate({ target: users.id, set: told })
}

const readCuitOrFail = (text: string): string =>
  readCuit(text) ?? fail('accounts.bad-cuit', {}, { cuit: 'Ese CUIT no es válido. Revisá los 11 números.' })
