import type { Config } from '../../config.ts'
import type { CircuitState } from '../circuits.ts'
import type { Db } from '../db/database.ts'
import type { Kv } from '../kv/kv.ts'
import type { Ask } from './ask.ts'
import { type CallLimits, defaultCallLimits } from './call-limits.ts'
import type { Find, MarketLog } from './market.ts'
import type { Market, MarketName, Marketplaces } from './marketplaces.ts'

interface MarketplacesOptions {
  kv: Kv
  /** Not a transaction: tokens are stored during a search. */
  db: Db
  now: () => Date
  log?: MarketLog | undefined
  /** Other limits, for tests. */
  callLimits?: Partial<CallLimits> | undefined
}

type Tools = Omit<MarketplacesOptions, 'pace' | 'log'> & { askOf(service: string, calls: string): Ask }

/** Offers change within minutes; an Amazon price may be shown for an hour. */
const KEPT_SECONDS: Record<MarketName, number> = { 'Mercado Libre': 300, Amazon: 1800, Alibaba: 900 }

const mercadoLibre = async (config: Config, { askOf, kv, db, now }: Tools): Promise<Find | null> => {
  const { MERCADOLIBRE_CLIENT_ID: clientId, MERCADOLIBRE_CLIENT_SECRET: clientSecret, MERCADOLIBRE_CALLS: calls } = config
  if (!clientId || !clientSecret) return null
  const [{ findAtMercadoLibre, MERCADO_LIBRE_API }, { openMercadoLibreTokens }] = await Promise.all([
    import('./mercado-libre.ts'),
    import('./mercado-libre-tokens.ts'),
  ])
  const apiUrl = config.MERCADOLIBRE_URL ?? MERCADO_LIBRE_API
  // Tokens do not queue behind searches, since a refresh token's lease is short.
  const tokens = openMercadoLibreTokens({ app: { clientId, clientSecret, apiUrl }, ask: askOf('mercado-libre', calls), db, now })
  return findAtMercadoLibre({ apiUrl, ask: askOf('mercado-libre', calls), tokens, kv })
}

const amazon = async (config: Config, { askOf, now }: Tools): Promise<Find | null> => {
  const { AMAZON_CREDENTIAL_ID: id, AMAZON_CREDENTIAL_SECRET: secret, AMAZON_CREDENTIAL_VERSION: version, AMAZON_CALLS: calls } = config
  if (!id || !secret || !version || !config.AMAZON_PARTNER_TAG) return null
  const { findAtAmazon } = await import('./amazon.ts')
  const credential = { id, secret, version, apiUrl: config.AMAZON_URL }
  return findAtAmazon({
    credential,
    partnerTag: config.AMAZON_PARTNER_TAG,
    ask: askOf('amazon', calls),
    askForToken: askOf('amazon', calls),
    now,
  })
}

const alibaba = async (config: Config, { askOf, now }: Tools): Promise<Find | null> => {
  const { ALIEXPRESS_APP_KEY, ALIEXPRESS_APP_SECRET, ALIEXPRESS_TRACKING_ID, ALIBABA_APP_KEY, ALIBABA_APP_SECRET } = config
  let retail: Find | null = null
  let wholesale: Find | null = null
  if (ALIEXPRESS_APP_KEY && ALIEXPRESS_APP_SECRET && ALIEXPRESS_TRACKING_ID) {
    const { findAtAliExpress } = await import('./aliexpress.ts')
    const app = {
      key: ALIEXPRESS_APP_KEY,
      secret: ALIEXPRESS_APP_SECRET,
      trackingId: ALIEXPRESS_TRACKING_ID,
      apiUrl: config.ALIEXPRESS_URL,
    }
    retail = findAtAliExpress(app, askOf('aliexpress', config.ALIEXPRESS_CALLS), now)
  }
  if (ALIBABA_APP_KEY && ALIBABA_APP_SECRET) {
    const { findAtAlibaba } = await import('./alibaba.ts')
    const app = { key: ALIBABA_APP_KEY, secret: ALIBABA_APP_SECRET, accessToken: config.ALIBABA_ACCESS_TOKEN, apiUrl: config.ALIBABA_URL }
    wholesale = findAtAlibaba(app, askOf('alibaba', config.ALIBABA_CALLS), now)
  }
  if (!retail || !wholesale) return retail ?? wholesale
  const { findInBoth } = await import('./alibaba-group.ts')
  return findInBoth(retail, wholesale)
}

const notConfigured = (name: MarketName): Market => ({ name, search: async () => ({ state: 'sin configurar', offers: [], total: null }) })

/** Opens the three marketplaces by the settings. An unconfigured one costs nothing and reports its state at once. */
export const openMarketplaces = async (
  config: Config,
  { kv, db, now, log, callLimits: given }: MarketplacesOptions,
): Promise<Marketplaces> => {
  const callLimits = { ...defaultCallLimits, ...given }
  const closing: (() => void)[] = []
  const circuits = new Map<string, () => CircuitState>()
  const tools = async (): Promise<Tools> => {
    const [{ openAsk }, { openQuota }] = await Promise.all([import('./ask.ts'), import('./quota.ts')])
    const askOf = (service: string, calls: string) => {
      const [perMinute = 0, perDay = 0] = calls.split('/').map(Number)
      const ask = openAsk(callLimits, openQuota(kv, service, { perMinute, perDay }, callLimits.longestPauseSeconds))
      circuits.set(circuits.has(service) ? `${service}-2` : service, ask.circuit)
      return ask
    }
    return { kv, db, now, askOf }
  }
  const open = async (
    name: MarketName,
    isWanted: boolean,
    finding: (config: Config, tools: Tools) => Promise<Find | null>,
  ): Promise<Market> => {
    const find = isWanted ? await finding(config, await tools()) : null
    if (!find) return notConfigured(name)
    const { openMarket } = await import('./market.ts')
    const market = openMarket({ name, find, kv, callLimits, keptSeconds: KEPT_SECONDS[name], log })
    closing.push(market.close)
    return market
  }
  const markets = await Promise.all([
    open('Mercado Libre', Boolean(config.MERCADOLIBRE_CLIENT_ID), mercadoLibre),
    open('Amazon', Boolean(config.AMAZON_CREDENTIAL_ID), amazon),
    open('Alibaba', Boolean(config.ALIEXPRESS_APP_KEY ?? config.ALIBABA_APP_KEY), alibaba),
  ])
  return {
    markets,
    circuits: () => Object.fromEntries([...circuits].map(([service, state]) => [service, state()])),
    close: async () => {
      for (const close of closing) close()
    },
  }
}
