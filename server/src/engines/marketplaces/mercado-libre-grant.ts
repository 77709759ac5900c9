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
/** Longer than any call lasts, so that nobody else spends a token that is being spent. */
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

/**
 * Asks for tokens by any kind of grant. Only asking by `client_credentials` may be repeated: codes and refresh tokens are spent by asking.
 */
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

/** What the company account granted; null when nobody has connected one. */
export const readGrant = async (db: Db) => {
  const [grant] = await db.select().from(marketplaceGrants).where(eq(marketplaceGrants.id, GRANT))
  return grant?.refreshToken ? { ...grant, refreshToken: grant.refreshToken } : null
}

/**
 * Takes the right to spend a refresh token, for all processes: false when another has it or the token is no longer the one.
 * A lease in the row and not a lock, since a lock would keep a transaction open during a call to elsewhere.
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

/** Keeps new tokens and gives the lease back. A service that sends no new refresh token leaves the old one good. */
export const keepGrant = async (db: Db, { token, endsAt, refreshToken }: Spent): Promise<void> => {
  const values = { accessToken: token, accessEndsAt: endsAt, leasedUntil: null, ...(refreshToken ? { refreshToken } : {}) }
  await db.update(marketplaceGrants).set(values).where(eq(marketplaceGrants.id, GRANT))
}

/** Gives the lease back without new tokens; a grant that is over is forgotten, so that the application's own token is used from then on. */
export const releaseGrant = async (db: Db, refreshToken: string, isOver: boolean): Promise<void> => {
  const values = { leasedUntil: null, ...(isOver ? { refreshToken: null, accessToken: null, accessEndsAt: null } : {}) }
  await db
    .update(marketplaceGrants)
    .set(values)
    .where(and(eq(marketplaceGrants.id, GRANT), eq(marketplaceGrants.refreshToken, refreshToken)))
}
