import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { Ask } from './ask.ts'
import { marketplaceGrants } from './marketplaces.tables.ts'
import { readAnswer } from './offers.ts'

export interface MercadoLibreApp {
  clientId: string
  clientSecret: string
  apiUrl: string
}

export const GRANT = 'mercado-libre'
/** Longer than any request, so that nobody else uses a token that is in use. */
const LEASE_SECONDS = 30
const SIX_HOURS = 21_600

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive().catch(SIX_HOURS),
  refresh_token: z.string().min(1).nullish(),
})

export interface Access {
  token: string
  endsAt: Date
}

interface Spent extends Access {
  refreshToken: string | null
}

/** Requests tokens by any grant type. Only `client_credentials` may be retried: codes and refresh tokens are single-use. */
export const askForTokens = async (
  ask: Ask,
  { clientId, clientSecret, apiUrl }: MercadoLibreApp,
  grant: Record<string, string> & { grant_type: string },
  now: Date,
  signal?: AbortSignal,
): Promise<Spent> => {
  const body = new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret }).toString()
  const request = {
    method: 'POST' as const,
    url: new URL(`${apiUrl}/oauth/token`),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  }
  const answer = readAnswer(tokenAnswer, await ask(request, { signal, isRepeatable: grant.grant_type === 'client_credentials' }))
  const endsAt = new Date(now.getTime() + answer.expires_in * 1000)
  return { token: answer.access_token, endsAt, refreshToken: answer.refresh_token ?? null }
}

/** The company account's grant; null when none is connected. */
export const readGrant = async (db: Db) => {
  const [grant] = await db.select().from(marketplaceGrants).where(eq(marketplaceGrants.id, GRANT))
  return grant?.refreshToken ? { ...grant, refreshToken: grant.refreshToken } : null
}

/**
 * Leases the right to use a refresh token, for all processes: false when another holds it or the token has changed. A lease in the row
 * instead of a lock, which would keep a transaction open during an external request.
 */
export const leaseGrant = async (db: Db, refreshToken: string): Promise<boolean> => {
  const leased = await db
    .update(marketplaceGrants)
    .set({ leasedUntil: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where(
      and(
        eq(marketplaceGrants.id, GRANT),
        eq(marketplaceGrants.refreshToken, refreshToken),
        or(isNull(marketplaceGrants.leasedUntil), lt(marketplaceGrants.leasedUntil, sql`now()`)),
      ),
    )
    .returning({ id: marketplaceGrants.id })
  return leased.length > 0
}

/** Stores new tokens and releases the lease. Without a new refresh token the old one stays valid. */
export const keepGrant = async (db: Db, { token, endsAt, refreshToken }: Spent): Promise<void> => {
  const values = { accessToken: token, accessEndsAt: endsAt, leasedUntil: null, ...(refreshToken ? { refreshToken } : {}) }
  await db.update(marketplaceGrants).set(values).where(eq(marketplaceGrants.id, GRANT))
}

/** Releases the lease without new tokens; an expired grant is deleted, so that the application's own token is used from then on. */
export const releaseGrant = async (db: Db, refreshToken: string, isOver: boolean): Promise<void> => {
  const values = { leasedUntil: null, ...(isOver ? { refreshToken: null, accessToken: null, accessEndsAt: null } : {}) }
  await db
    .update(marketplaceGrants)
    .set(values)
    .where(and(eq(marketplaceGrants.id, GRANT), eq(marketplaceGrants.refreshToken, refreshToken)))
}
