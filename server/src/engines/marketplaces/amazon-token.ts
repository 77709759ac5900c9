import { z } from 'zod'
import type { Ask } from './ask.ts'
import { readAnswer } from './offers.ts'

type AmazonVersion = '2.1' | '2.2' | '2.3' | '3.1' | '3.2' | '3.3'

/** Each credential version belongs to a group of countries with its own token URL. */
const tokenUrls: Record<AmazonVersion, string> = {
  '2.1': 'https://creatorsapi.auth.us-east-1.amazoncognito.com/oauth2/token',
  '2.2': 'https://creatorsapi.auth.eu-south-2.amazoncognito.com/oauth2/token',
  '2.3': 'https://creatorsapi.auth.us-west-2.amazoncognito.com/oauth2/token',
  '3.1': 'https://api.amazon.com/auth/o2/token',
  '3.2': 'https://api.amazon.co.uk/auth/o2/token',
  '3.3': 'https://api.amazon.co.jp/auth/o2/token',
}

export interface AmazonCredential {
  id: string
  secret: string
  version: AmazonVersion
  /** Another base URL, for tests only. */
  apiUrl?: string | undefined
}

const isOld = (version: AmazonVersion): boolean => version.startsWith('2.')
const HOUR_SECONDS = 3600
const EARLY_MS = 30_000
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive().catch(HOUR_SECONDS) })

/**
 * Fetches the catalogue's `Authorization` header and caches it until shortly before it expires. With `refused` it returns a different
 * one.
 */
export const openAmazonTokens = ({ id, secret, version, apiUrl }: AmazonCredential, ask: Ask, now: () => Date) => {
  let known: { header: string; endsAt: number } | null = null
  let fetching: Promise<{ header: string; endsAt: number }> | null = null
  const url = new URL(tokenUrls[version])
  const grant = {
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secret,
    scope: isOld(version) ? 'creatorsapi/default' : 'creatorsapi::default',
  }
  const request = {
    method: 'POST' as const,
    url: apiUrl ? new URL(apiUrl + url.pathname) : url,
    headers: { 'content-type': isOld(version) ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: isOld(version) ? new URLSearchParams(grant).toString() : JSON.stringify(grant),
  }
  const fetchToken = async () => {
    const { access_token: token, expires_in: seconds } = readAnswer(tokenAnswer, await ask(request))
    return { header: `Bearer ${token}${isOld(version) ? `, Version ${version}` : ''}`, endsAt: now().getTime() + seconds * 1000 - EARLY_MS }
  }
  return async (refused?: string): Promise<string> => {
    if (known && known.header !== refused && known.endsAt > now().getTime()) return known.header
    fetching ??= fetchToken().finally(() => {
      fetching = null
    })
    known = await fetching
    return known.header
  }
}
