import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createClock } from '../../testing/clock.ts'
import { databaseKinds } from '../../testing/database-kinds.ts'
import { openLoopbackMercadoLibre } from '../../testing/marketplace-mercado-libre.ts'
import type { Database } from '../db/database.ts'
import { openMemoryKv } from '../kv/memory.ts'
import { openAsk } from './ask.ts'
import { defaultCallLimits } from './call-limits.ts'
import { connectMercadoLibre } from './connect-mercado-libre.ts'
import { marketplaceGrants } from './marketplaces.tables.ts'
import { openMercadoLibreTokens } from './mercado-libre-tokens.ts'
import { openQuota } from './quota.ts'
import { stateOf } from './trouble.ts'

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

describe.each(databaseKinds)('the tokens of Mercado Libre on $kind', ({ isHere, openMigrated }) => {
  describe.skipIf(!isHere)('are kept in one row', () => {
    let db: Database
    let drop: () => Promise<void>
    beforeAll(async () => {
      ;({ db, drop } = await openMigrated())
    })
    afterAll(() => drop())

    const clock = createClock()
    const kv = openMemoryKv()
    let there: Awaited<ReturnType<typeof openLoopbackMercadoLibre>>
    const { signal } = new AbortController()
    beforeEach(async () => {
      there = await openLoopbackMercadoLibre(challengeOf)
      await db.db.delete(marketplaceGrants)
    })
    afterEach(() => there.close())

    /** As in a process of its own. */
    const aProcess = () => {
      const app = { clientId: there.clientId, clientSecret: there.clientSecret, apiUrl: there.url }
      const ask = openAsk({ ...defaultCallLimits, firstWaitMs: 5 }, openQuota(kv, 'test', { perMinute: 1000, perDay: 1000 }, 60))
      return openMercadoLibreTokens({ app, ask, db: db.db, now: clock.now, lookMs: 10 })
    }
    const config = () =>
      readConfig({
        MERCADOLIBRE_CLIENT_ID: there.clientId,
        MERCADOLIBRE_CLIENT_SECRET: there.clientSecret,
        MERCADOLIBRE_URL: there.url,
        PUBLIC_URL: 'https://feria.example',
      })
    const connect = (code?: string) => connectMercadoLibre(config(), { kv, db: db.db, now: clock.now }, code)
    const addressFrom = (output: string) => new URL(/https:\/\/auth\S+/.exec(output)?.[0] ?? '')
    const granted = async () => {
      const { searchParams } = addressFrom(await connect())
      there.codes.set('TG-code', searchParams.get('code_challenge') ?? '')
      return connect(`https://feria.example/?code=TG-code&state=${searchParams.get('state')}`)
    }
    const row = async () => (await db.db.select().from(marketplaceGrants).where(eq(marketplaceGrants.id, 'mercado-libre')))[0]

    test('the operator connects an account: by PKCE, at an address of Mercado Libre', async () => {
      const address = addressFrom(await connect())
      expect(address.origin + address.pathname).toBe('https://auth.mercadolibre.com.ar/authorization')
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        response_type: 'code',
        client_id: '4242',
        redirect_uri: 'https://feria.example/',
        code_challenge_method: 'S256',
        code_challenge: challengeOf((await row())?.verifier ?? ''),
      })
      expect(await granted()).toContain('is connected')
      expect(await row()).toMatchObject({ verifier: null, state: null, leasedUntil: null, accessToken: expect.stringMatching(/^APP_USR-/) })
      expect(await aProcess().get(signal)).toBe((await row())?.accessToken)
      expect(there.count('POST /oauth/token')).toBe(1)
    })

    test('refuses a code without an address, of another authorisation, or unknown to Mercado Libre', async () => {
      await expect(connect('TG-code')).rejects.toThrow('Ask for the address first')
      await connect()
      await expect(connect('https://feria.example/?code=TG-code&state=otro')).rejects.toThrow('another authorisation')
      await expect(connect('TG-code')).rejects.toThrow('HTTP 400: invalid_grant')
      await expect(connectMercadoLibre(readConfig({}), { kv, db: db.db, now: clock.now })).rejects.toThrow('MERCADOLIBRE_CLIENT_ID')
    })

    test('a refresh token is used once, however many processes and searches need it', async () => {
      await granted()
      clock.pass(6 * 60)
      there.delay = 60
      const processes = [aProcess(), aProcess(), aProcess()]
      const tokens = await Promise.all(processes.flatMap((tokens) => [tokens.get(signal), tokens.get(signal)]))
      expect(new Set(tokens)).toEqual(new Set([(await row())?.accessToken]))
      expect(there.accessTokens.has(tokens[0] ?? '')).toBe(true)
      expect(there.count('POST /oauth/token')).toBe(2)
      expect(there.refreshTokens).toEqual(new Set([(await row())?.refreshToken]))
    })

    test('a refused token is refreshed by one process; the others use its result', async () => {
      await granted()
      const [one, other] = [aProcess(), aProcess()]
      const refused = await one.get(signal)
      expect(await other.get(signal)).toBe(refused)
      const [first, second] = await Promise.all([one.get(signal, refused), other.get(signal, refused)])
      expect(first).not.toBe(refused)
      expect(second).toBe(first)
      expect(there.count('POST /oauth/token')).toBe(2)
    })

    test('a refresh token is not used again when its answer was lost, nor while another process may be using it', async () => {
      await granted()
      clock.pass(6 * 60)
      there.instead = () => ({ status: 503, body: {} })
      expect(
        stateOf(
          await aProcess()
            .get(signal)
            .catch((error) => error),
        ),
      ).toBe('sin respuesta')
      expect(there.count('POST /oauth/token')).toBe(2)
      expect(await row()).toMatchObject({ leasedUntil: null, refreshToken: expect.any(String) })
      there.instead = null
      expect(await aProcess().get(signal)).toMatch(/^APP_USR-/)
    })

    test('the lease of a process that died while using the token expires; until then nobody uses it', async () => {
      await granted()
      clock.pass(6 * 60)
      const lease = (leasedUntil: Date) => db.db.update(marketplaceGrants).set({ leasedUntil })
      await lease(new Date(Date.now() + 30_000))
      expect(
        stateOf(
          await aProcess()
            .get(signal)
            .catch((error) => error),
        ),
      ).toBe('sin respuesta')
      expect(there.count('POST /oauth/token')).toBe(1)
      await lease(new Date(Date.now() - 1000))
      expect(await aProcess().get(signal)).toMatch(/^APP_USR-/)
    })

    test("[SRCH-02] an expired grant is «no autorizado» once, then the application's own token is used", async () => {
      await granted()
      there.refreshTokens.clear()
      clock.pass(6 * 60)
      const tokens = aProcess()
      expect(stateOf(await tokens.get(signal).catch((error) => error))).toBe('no autorizado')
      expect(await tokens.get(signal)).toMatch(/^APP_USR-/)
      expect(there.requests.at(-1)?.body).toContain('grant_type=client_credentials')
    })
  })
})
