import { connect } from 'node:net'
import type { ErrorAnswer } from '@feria/contract/errors'
import type { SearchLine } from '@feria/contract/search/schemas'
import { SEARCH_STREAM } from '@feria/contract/search/values'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeMarket, withMarkets } from '../../testing/fake-markets.ts'
import { aMember, aProduct } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let base: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { RATE_LIMITS: 'true' } })
  await aProduct(testApp, await aMember(testApp), { name: 'Mesa de algarrobo' })
  base = await testApp.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

/** A marketplace that answers when it is told to. */
const aSlowMarket = () => {
  const answers: (() => void)[] = []
  withMarkets(
    testApp,
    fakeMarket('Amazon', () => new Promise((resolve) => answers.push(() => resolve({ state: 'ok', offers: [], total: 0 })))),
  )
  return { answer: () => answers.splice(0).map((answer) => answer()) }
}

test.each(['br', 'gzip', 'identity'])(
  '[SRCH-02] our own line arrives before a slow platform has answered, with encoding %s',
  async (encoding) => {
    const market = aSlowMarket()
    const response = await fetch(`${base}${SEARCH_STREAM}?q=mesa`, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    const read = async () => new TextDecoder().decode((await reader.read()).value)
    const first = JSON.parse(await read()) as SearchLine
    expect([first.platform, first.products[0]?.name]).toEqual(['Local', 'Mesa de algarrobo'])
    market.answer()
    expect((JSON.parse(await read()) as SearchLine).platform).toBe('Amazon')
    expect((await reader.read()).done).toBe(true)
  },
)

test('a client that disconnects leaves nothing that affects the next', async () => {
  const market = aSlowMarket()
  const { port } = new URL(base)
  await new Promise<void>((gone) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(`GET ${SEARCH_STREAM}?q=mesa HTTP/1.1\r\nhost: x\r\n\r\n`))
    socket.once('data', () => socket.destroy()).once('close', () => gone())
  })
  market.answer()
  withMarkets(testApp, fakeMarket('Amazon'))
  expect(await (await fetch(`${base}${SEARCH_STREAM}?q=mesa`)).text()).toContain('sin configurar')
})

test('searches are counted together, streamed or not, and refused with the usual message', async () => {
  withMarkets(testApp)
  const ask = (url: string) => testApp.app.http.inject({ url })
  const statuses: number[] = []
  for (let n = 0; n < 124; n++) statuses.push((await ask(`${n % 2 ? SEARCH_STREAM : '/api/v1/products/search'}?q=`)).statusCode)
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(120)
  const refused = await ask(`${SEARCH_STREAM}?q=mesa`)
  expect([refused.statusCode, refused.json<ErrorAnswer>().error, Number(refused.headers['retry-after']) > 0]).toEqual([
    429,
    'too-many',
    true,
  ])
})
