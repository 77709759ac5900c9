import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { publicPageOf } from '@feria/contract/catalogue/address'
import type { ProductCard } from '@feria/contract/catalogue/schemas'
import type { Caller, OpenPages, RenderParts } from '@feria/contract/rendering'
import * as api from '@feria/contract/routes'
import { root } from '../../scripts/lib/run.mjs'
import { productRequest } from '../../web/src/modules/catalogue/product-request.ts'

/** Pages rendered of each kind, and as many before them to warm up. */
const PAGES = 300

/** Milliseconds of processor that rendering costs by itself, in this process: answers are there already, nothing is compressed or sent. */
export const renderAlone = async (url: string): Promise<{ name: string; cpuMs: number }[]> => {
  const { openPages } = (await import(pathToFileURL(join(root, 'web/dist/server/index.js')).href)) as { openPages: OpenPages }
  const pages = await openPages('Feria')
  const fetchJson = async (path: string) => (await fetch(`${url}${path}`)).json()
  const products = (await fetchJson('/api/v1/products?limit=20&view=card')) as ProductCard[]
  const [first] = products
  if (!first) throw new Error('There are no products')
  const { query } = productRequest(first.id)
  const answers = new Map<string, unknown>([
    [api.catalogue.categories.path, await fetchJson(api.catalogue.categories.path)],
    [api.catalogue.get.path, await fetchJson(`/api/v1/products/${first.id}?${new URLSearchParams(query as Record<string, string>)}`)],
    [api.catalogue.similar.path, await fetchJson(`/api/v1/products/${first.id}/similar?view=card`)],
    [api.catalogue.currentRate.path, await fetchJson(api.catalogue.currentRate.path)],
  ])
  const caller = {
    call: async ({ path }: { path: string }) => answers.get(path),
    callPage: async () => ({ items: products, next: 'more' }),
  } as unknown as Caller
  const parts: RenderParts = { caller, nonce: 'n', brand: 'Feria', url, headOf: async () => null, onError: rethrow }
  const render = async (path: string) => {
    const page = await pages.render(new Request(`${url}${path}`), parts)
    await page.text()
    if (page.status !== 200) throw new Error(`${path} was rendered with ${page.status}`)
  }
  const measured: { name: string; cpuMs: number }[] = []
  for (const [name, path] of [
    ['a list of 20 cards', '/explorar'],
    ['a product', publicPageOf(first)],
  ] as const) {
    for (let i = 0; i < PAGES; i++) await render(path)
    const before = process.cpuUsage()
    for (let i = 0; i < PAGES; i++) await render(path)
    const { user, system } = process.cpuUsage(before)
    measured.push({ name, cpuMs: (user + system) / 1000 / PAGES })
  }
  return measured
}

const rethrow = (error: unknown) => {
  throw error
}
