import type { Condition } from '@feria/contract/catalogue/values'
import { eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { impliedKinds } from '../../language/lexicon/kinds.ts'
import { modelOf } from '../../language/scoring/model.ts'
import { readThing } from '../../language/scoring/other-thing.ts'
import { createPacker } from '../../language/scoring/pack.ts'
import { type PreparedText, prepare } from '../../language/scoring/score.ts'
import { detailsUpTo, READ_DETAILS } from './queries.ts'
import { categories, products } from './tables.ts'

/** What a search needs of a product's texts, read once per version of the product. */
interface Read {
  text: PreparedText
  /** Equal for offers of the same model; null when unknown. */
  model: string | null
}

interface Kept extends Read {
  version: string
  category: string | null
}

/** A product in its current version: the transaction that wrote it, and the name of its category. */
export interface Versioned {
  id: string
  version: string
  categoryName: string | null
}

/** Products that are kept, and different terms of all: at most some 40 MB. */
const MOST = 10_000
const MAX_TERMS = 200_000

/** Since the process started: texts that were kept, and those that were read anew. */
export const textCounts = { kept: 0, read: 0 }

let packer = createPacker()
const texts = new LRUCache<string, Kept>({ max: MOST })

/** The version of a product's row. */
export const versionColumn = sql<string>`${products}.xmin::text`

const find = ({ id, version, categoryName }: Versioned): Kept | undefined => {
  const kept = texts.get(id)
  return kept?.version === version && kept.category === categoryName ? kept : undefined
}

const keep = (id: string, kept: Kept): void => {
  if (packer.terms() > MAX_TERMS) {
    packer = createPacker()
    texts.clear()
  }
  texts.set(id, kept)
}

interface ProductTexts {
  name: string
  description: string
  /** Up to `READ_DETAILS` characters, its brand before them. */
  details: string | null
  condition: Condition | null
  /** The name of its category. */
  category: string | null
}

/** A product's texts as a search scores them. */
export const prepareProduct = ({ name, description, details, condition, category }: ProductTexts) => ({
  ...prepare({ name, model: description, category: [category, impliedKinds(name)].filter(Boolean).join(' '), details, condition }),
  offered: readThing(name, details, category),
})

/** What a search needs of these products' texts, by id. A version that was seen lately is not read again. */
export const readPrepared = async (ctx: Ctx, wanted: Versioned[]): Promise<Map<string, Read>> => {
  const found = new Map<string, Read>()
  const missing: string[] = []
  for (const product of wanted) {
    const kept = find(product)
    if (kept) found.set(product.id, kept)
    else missing.push(product.id)
  }
  textCounts.kept += found.size
  textCounts.read += missing.length
  if (missing.length === 0) return found
  const rows = await ctx.db
    .select({
      id: products.id,
      version: versionColumn,
      name: products.name,
      description: products.description,
      details: detailsUpTo(READ_DETAILS),
      condition: products.condition,
      category: categories.name,
    })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(isAmong(products.id, missing))
  for (const { id, version, ...fields } of rows) {
    const { category, name, description } = fields
    const kept = { version, category, text: packer.pack(prepareProduct(fields)), model: modelOf(`${name} ${description}`) }
    keep(id, kept)
    found.set(id, kept)
  }
  return found
}
