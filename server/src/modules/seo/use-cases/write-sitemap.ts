import { once } from 'node:events'
import { createGzip } from 'node:zlib'
import { categoryPageOf, publicPageOf, sellerPageOf, wishPageOf } from '@feria/contract/catalogue/address'
import { helpPages } from '@feria/contract/help/topics'
import type { Ctx } from '../../../core/context.ts'
import { listCategories, walkOnSale, walkSellers } from '../../catalogue/catalogue.module.ts'
import { walkPublicWishes } from '../../wishes/wishes.module.ts'
import { indexOf, type ListedPage, MAX_URLS, SITEMAP_END, SITEMAP_START, urlOf } from '../rules.ts'

/** Where the files are kept; the index is written last. */
const FOLDER = 'sitemaps'
export const INDEX = `${FOLDER}/index.xml`

/** The key of a file by its name in the index; a key has one ending only. */
export const keyOf = (name: string): string => `${FOLDER}/${name.replace('.xml', '')}`

/** Pages that are always there. */
const ALWAYS = [
  '/',
  '/explorar',
  '/busco',
  '/product-ranking',
  '/onboarding',
  '/acerca',
  '/transparencia',
  '/privacy-policy',
  '/terminos',
  '/reglas',
  ...helpPages,
]

/**
 * Writes the sitemap: an index and files of 50,000 addresses at most, of every product on sale, everybody who sells one, every public
 * wish, every category and the pages that are always there. Called by a schedule. One file is in memory at a time. `most` addresses
 * stand in a file, 50,000 unless a test wants fewer.
 */
export const writeSitemap = async (ctx: Ctx, { most = MAX_URLS } = {}): Promise<void> => {
  const { files } = ctx.engines
  const site = ctx.config.PUBLIC_URL
  const names: string[] = []
  const counts = new Map<string, number>()
  const put = async (name: string, pages: Iterable<ListedPage> | AsyncIterable<ListedPage>) => {
    await files.put(keyOf(name), await packed(site, pages))
    names.push(name)
  }
  const categories = await listCategories(ctx)
  await put(
    'pages.xml.gz',
    [...ALWAYS, ...categories.map(categoryPageOf)].map((path) => ({ path })),
  )
  for (const [kind, walk] of Object.entries(walks)) {
    let n = 0
    for await (const pages of filesOf(walk(ctx), most)) {
      n += 1
      await put(`${kind}-${n}.xml.gz`, pages)
    }
    counts.set(kind, n)
  }
  await files.put(INDEX, Buffer.from(indexOf(site, names, ctx.now())))
  // What was left over when there were more pages; an interrupted run leaves them for the next one.
  for (const [kind, n] of counts)
    for (let stale = n + 1; await files.read(keyOf(`${kind}-${stale}.xml.gz`)); stale += 1)
      await files.remove(keyOf(`${kind}-${stale}.xml.gz`))
}

/** What has a page, by the name of its files, in batches. */
const walks: Record<string, (ctx: Ctx) => AsyncGenerator<ListedPage[]>> = {
  products: async function* (ctx) {
    for await (const products of walkOnSale(ctx))
      yield products.map(({ updatedAt, ...product }) => ({ path: publicPageOf(product), changedAt: updatedAt }))
  },
  sellers: async function* (ctx) {
    for await (const sellers of walkSellers(ctx)) yield sellers.map((seller) => ({ path: sellerPageOf(seller) }))
  },
  wishes: async function* (ctx) {
    for await (const wishes of walkPublicWishes(ctx))
      yield wishes.map(({ updatedAt, ...wish }) => ({ path: wishPageOf(wish), changedAt: updatedAt }))
  },
}

/** Batches in portions of one file. */
async function* filesOf(batches: AsyncGenerator<ListedPage[]>, most: number): AsyncGenerator<ListedPage[]> {
  let pages: ListedPage[] = []
  for await (const batch of batches) {
    pages.push(...batch)
    while (pages.length >= most) {
      yield pages.slice(0, most)
      pages = pages.slice(most)
    }
  }
  if (pages.length > 0) yield pages
}

const packed = async (site: string, pages: Iterable<ListedPage> | AsyncIterable<ListedPage>): Promise<Buffer> => {
  const gzip = createGzip()
  const chunks: Buffer[] = []
  gzip.on('data', (chunk: Buffer) => chunks.push(chunk))
  gzip.write(SITEMAP_START)
  for await (const page of pages) if (!gzip.write(urlOf(site, page))) await once(gzip, 'drain')
  gzip.end(SITEMAP_END)
  await once(gzip, 'end')
  return Buffer.concat(chunks)
}
