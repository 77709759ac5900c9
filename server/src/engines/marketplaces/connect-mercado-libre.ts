import type { Config } from '../../config.ts'
import type { Db } from '../db/database.ts'
import type { Kv } from '../kv/kv.ts'
import { openAsk } from './ask.ts'
import { defaultCallLimits } from './call-limits.ts'
import { MERCADO_LIBRE_API } from './mercado-libre.ts'
import { beginConsent, endConsent } from './mercado-libre-consent.ts'
import { openQuota } from './quota.ts'
import { Trouble } from './trouble.ts'

/**
 * For the operator: without a code, explains how a company account of Mercado Libre consents; with the code, or the URL of the redirect,
 * connects it. Throws a sentence that says what is missing.
 */
export const connectMercadoLibre = async (
  config: Config,
  { kv, db, now }: { kv: Kv; db: Db; now: () => Date },
  code?: string,
): Promise<string> => {
  const { MERCADOLIBRE_CLIENT_ID: clientId, MERCADOLIBRE_CLIENT_SECRET: clientSecret, PUBLIC_URL } = config
  if (!clientId || !clientSecret) throw new Error('Set MERCADOLIBRE_CLIENT_ID and MERCADOLIBRE_CLIENT_SECRET first.')
  if (!PUBLIC_URL.startsWith('https:')) throw new Error('Mercado Libre comes back to addresses with https alone: set PUBLIC_URL.')
  const app = { clientId, clientSecret, apiUrl: config.MERCADOLIBRE_URL ?? MERCADO_LIBRE_API }
  const options = { app, redirectUri: `${PUBLIC_URL}/`, db }
  if (!code) {
    const address = await beginConsent(options)
    return (
      `The application has to name ${options.redirectUri} as its redirect address. Open this with the company account:\n\n` +
      `  ${address}\n\nThen: npm run feria -- mercadolibre 'THE ADDRESS THAT THE BROWSER CAME BACK TO'`
    )
  }
  const ask = openAsk(
    defaultCallLimits,
    openQuota(kv, 'mercado-libre-consent', { perMinute: 10, perDay: 100 }, defaultCallLimits.longestPauseSeconds),
  )
  await endConsent(options, ask, code, now()).catch((error) => {
    throw error instanceof Trouble
      ? new Error(`Mercado Libre did not take the code (${error.message}). Codes last ten minutes and one try.`)
      : error
  })
  return 'The account is connected. Feria searches Mercado Libre with it from now on.'
}
