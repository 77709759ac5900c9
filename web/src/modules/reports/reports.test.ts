import { SALES_CSV_PATH } from '@feria/contract/reports/values'
import { afterEach, expect, test, vi } from 'vitest'
import { toCsv } from '../../lib/csv.ts'
import { formatNumber } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { fetchSales } from './export-sales.ts'
import { pesos, shortly } from './figures.ts'

afterEach(() => vi.unstubAllGlobals())

test('[FMT-06] amounts are pesos without decimals, in Argentine format', () => {
  expect(pesos(1_234_567.6)).toBe('$\u00a01.234.568')
  expect(pesos(0)).toBe('$\u00a00')
  expect(formatNumber(12_345)).toBe('12.345')
  expect(shortly(1_250_000)).toMatch(/^1,3\sM$/)
})

test('exported cells are quoted where needed and never a formula', () => {
  const text = toCsv([
    ['=1+1', '+54', '-3', '@x', '\tx'],
    ['a;b', 'di "hola"', 'dos\nlíneas', -5, 1.5, 'c,d', null],
  ])
  expect(text).toBe('\uFEFF\'=1+1;\'+54;\'-3;\'@x;\'\tx\r\n"a;b";"di ""hola""";"dos\nlíneas";-5;1,5;c,d;\r\n')
})

test('the sales file is the member’s own, with the name given by the server', async () => {
  const disposition = { 'content-disposition': 'attachment; filename="ventas-2026-11-20.csv"' }
  const answers = [new Response('a,b', { headers: disposition }), new Response('a,b')]
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => answers.shift() ?? Response.error())
  vi.stubGlobal('fetch', fetched)
  useSession.setState({ token: 'ficha' })
  const { name, content } = await fetchSales('ventas.csv')
  expect([name, await content.text()]).toEqual(['ventas-2026-11-20.csv', 'a,b'])
  expect((await fetchSales('ventas.csv')).name).toBe('ventas.csv')
  expect(fetched.mock.calls[0]).toEqual([SALES_CSV_PATH, { headers: { authorization: 'Bearer ficha' } }])
  useSession.setState({ token: null })
})

test("sales that fail to load show the server's sentence, or no connection", async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'too-many', message: 'Esperá un momento.' }, { status: 429 }))
  await expect(fetchSales('x')).rejects.toMatchObject({ status: 429, code: 'too-many', reason: 'Esperá un momento.' })
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  await expect(fetchSales('x')).rejects.toMatchObject({ status: 0, code: 'offline' })
})
