import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { Ask } from './ask.ts'
import { marketplaceGrants } from './marketplaces.tables.ts'
import { askForTokens, GRANT, type MercadoLibreApp } from './mercado-libre-grant.ts'

const CONSENT_PAGE = 'https://auth.mercadolibre.com.ar/authorization'

interface ConsentOptions {
  app: MercadoLibreApp
  /** The redirect URI; it must be exactly the one registered with the application. */
  redirectUri: string
  db: Db
}

/** Starts an authorisation with PKCE and returns the URL at which the company account consents. An existing grant stays in use. */
export const beginConsent = async ({ app, redirectUri, db }: ConsentOptions): Promise<string> => {
  const [verifier, state] = [randomBytes(48).toString('base64url'), randomBytes(16).toString('base64url')]
  await db
    .insert(marketplaceGrants)
    .values({ id: GRANT, verifier, state })
    .onConflictDoUpdate({ target: marketplaceGrants.id, set: { verifier, state } })
  const address = new URL(CONSENT_PAGE)
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: redirectUri,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  return address.href
}

/**
 * Completes an authorisation by its code, or by the whole redirect URL, whose state is then checked too. Refuses when none was started,
 * for another state, and without a refresh token. A code works once.
 */
export const endConsent = async ({ app, redirectUri, db }: ConsentOptions, ask: Ask, codeOrAddress: string, now: Date): Promise<void> => {
  const [begun] = await db.select().from(marketplaceGrants).where(eq(marketplaceGrants.id, GRANT))
  if (!begun?.verifier) throw new Error('Ask for the address first: npm run feria -- mercadolibre')
  const back = /^https?:/.test(codeOrAddress) && URL.canParse(codeOrAddress) ? new URL(codeOrAddress).searchParams : null
  if (back && back.get('state') !== begun.state) throw new Error('That address belongs to another authorisation. Begin again.')
  const code = back ? (back.get('code') ?? '') : codeOrAddress
  const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: begun.verifier }
  const { token, endsAt, refreshToken } = await askForTokens(ask, app, grant, now)
  if (!refreshToken) throw new Error('Mercado Libre sent no refresh token: give the application the right «offline_access».')
  const tokens = { accessToken: token, accessEndsAt: endsAt, refreshToken, leasedUntil: null, verifier: null, state: null }
  await db.update(marketplaceGrants).set(tokens).where(eq(marketplaceGrants.id, GRANT))
}
