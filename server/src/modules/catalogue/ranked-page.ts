import type { ListedCard, ListedProduct } from '@feria/contract/catalogue/schemas'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../core/context.ts'
import { prepareOnce, runPrepared } from '../../engines/db/database.ts'
import { notApartFrom } from '../blocks/blocks.module.ts'
import type { Ranked } from './candidates.ts'
import { type CardRow, selectCards, toCard } from './cards.ts'
import { versionColumn } from './prepared-texts.ts'
import { detailsUpTo, productColumns, toProduct } from './queries.ts'
import { categories, products } from './tables.ts'

/** A page is a slice of a ranking, so its cursor is an offset. */
export const depthSchema = z.object({ offset: z.int().min(0).max(10_000) })

/** The current rows of ranked products that are still visible, by id, each with the beginning of its details. */
export const readRows = async (ctx: Ctx, page: Ranked[], letters = 0) => {
  const shown = await withoutApart(ctx, page)
  if (shown.length === 0) return new Map<string, never>()
  const rows = await rowsOfPage(ctx, letters).execute({ ids: idsOf(shown) })
  return new Map(rows.map((row) => [row.id, row]))
}

const rowsOfPage = (ctx: Ctx, letters: number) =>
  prepareOnce(ctx.db, `ranked_page_${letters}`, (db) =>
    db
      .select({
        ...productColumns,
        comparableMinor: products.comparableMinor,
        version: versionColumn,
        passage: detailsUpTo(letters),
      })
      .from(products)
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .where(and(sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`, eq(products.isVisible, true)))
      .prepare(`ranked_page_${letters}`),
  )

/** The products of a page of a ranking, in its order. */
export const readRanked = async (ctx: Ctx, page: Ranked[]): Promise<ListedProduct[]> => {
  return inOrderOf(page, await readRows(ctx, page), toProduct)
}

/** Like `readRanked`, of cards. */
export const readRankedCards = async (ctx: Ctx, page: Ranked[]): Promise<ListedCard[]> => {
  const shown = await withoutApart(ctx, page)
  if (shown.length === 0) return []
  const visible = () => selectCards(sql`where ${products.id} = any(${sql.placeholder('ids')}::uuid[]) and ${products.isVisible}`)
  const rows = await runPrepared<CardRow>(ctx.db, 'ranked_cards', visible, { ids: idsOf(shown) })
  return inOrderOf(page, new Map(rows.map((row) => [row.id, row])), toCard)
}

/** Rankings are kept for everybody: what the caller is apart from is left out of each page, which may have fewer products then. */
const withoutApart = async (ctx: Ctx, page: Ranked[]): Promise<Ranked[]> => {
  const isNotApart = notApartFrom(ctx, products.userId)
  if (!isNotApart || page.length === 0) return page
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.id} = any(${idsOf(page)}::uuid[])`, isNotApart))
  const shown = new Set(rows.map(({ id }) => id))
  return page.filter(({ id }) => shown.has(id))
}

const idsOf = (page: Ranked[]): string => `{${page.map(({ id }) => id).join(',')}}`

const inOrderOf = <Row, Item extends object>(page: Ranked[], rows: Map<string, Row>, toItem: (row: Row) => Item) =>
  page.flatMap(({ id, isPartial, isOutsidePrice }) => {
    const row = rows.get(id)
    if (!row) return []
    return { ...toItem(row), ...(isPartial ? { isPartial } : {}), ...(isOutsidePrice ? { isOutsidePrice } : {}) }
  })
