import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../db/database.ts'
import type { Ask } from './ask.ts'
import { type Access, askForTokens, keepGrant, leaseGrant, type MercadoLibreApp, readGrant, releaseGrant } from './mercado-libre-grant.ts'
import { hasStatus, Trouble } from './trouble.ts'

export interface Tokens {
  /**
   * An access token: of the connected company account, otherwise the application's own. After a 401 pass the refused one to get another.
   * However many callers and processes there are, tokens are fetched once.
   */
  get(signal: AbortSignal, refused?: string): Promise<string>
}

interface TokensOptions {
  app: MercadoLibreApp
  ask: Ask
  db: Db
  now: () => Date
  /** How often a process checks whether another one has fetched the tokens. */
  lookMs?: number
}

/** A token is not used in its last minute. */
const EARLY_MS = 60_000
const MAX_LOOKS = 80

/** Opens the tokens of Mercado Libre. Failures are Troubles: a revoked grant is «no autorizado» once and then deleted. */
export const openMercadoLibreTokens = ({ app, ask, db, now, lookMs = 100 }: TokensOptions): Tokens => {
  let known: Access | null = null
  let fetching: Promise<Access> | null = null
  const isGood = (access: Access | null, refused?: string): access is Access =>
    access !== null && access.token !== refused && access.endsAt.getTime() - EARLY_MS > now().getTime()

  const spend = async (refreshToken: string): Promise<Access> => {
    try {
      // Not aborted with the search: a used token whose response is lost is a lost session.
      const spent = await askForTokens(ask, app, { grant_type: 'refresh_token', refresh_token: refreshToken }, now())
      await keepGrant(db, spent)
      return spent
    } catch (error) {
      const isOver = hasStatus(error, 400) || hasStatus(error, 401)
      await releaseGrant(db, refreshToken, isOver)
      throw isOver ? new Trouble('no autorizado', 'the grant of the company account is over', { kind: 'refused' }) : error
    }
  }

  const fetchAccess = async (refused?: string): Promise<Access> => {
    for (let look = 0; look < MAX_LOOKS; look++) {
      const grant = await readGrant(db)
      if (!grant) return askForTokens(ask, app, { grant_type: 'client_credentials' }, now())
      const stored = grant.accessToken && grant.accessEndsAt ? { token: grant.accessToken, endsAt: grant.accessEndsAt } : null
      if (isGood(stored, refused)) return stored
      if (await leaseGrant(db, grant.refreshToken)) return spend(grant.refreshToken)
      await sleep(lookMs)
    }
    throw new Trouble('sin respuesta', 'another process fetches the tokens', { kind: 'refused' })
  }

  return {
    get: async (signal, refused) => {
      signal.throwIfAborted()
      if (isGood(known, refused)) return known.token
      fetching ??= fetchAccess(refused).finally(() => {
        fetching = null
      })
      known = await fetching
      return known.token
    },
  }
}
