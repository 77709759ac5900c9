import type { Answer, api, Input } from '@feria/contract'
import type { Page } from '@feria/contract/page'
import type { Offer } from '@feria/contract/prospecting/schemas'
import { and, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { pageOf, readCursor } from '../../../platform/paging.ts'
import { readOffer, selectOffers, toOffer } from '../offers.ts'
import { offers } from '../tables.ts'

/** The offers that the member received, or sent, newest first. */
export const listOffers = async (ctx: Ctx, { query }: Input<typeof api.prospecting.offers>): Promise<Page<Offer>> => {
  const me = memberOf(ctx).id
  const before = readCursor(z.uuid(), query.cursor)
  const party = query.side === 'recibida' ? offers.buyerId : offers.sellerId
  const rows = await selectOffers(ctx, and(eq(party, me), before ? lt(offers.id, before) : undefined), query.limit + 1)
  return pageOf(
    rows,
    query.limit,
    (row) => toOffer(row, me),
    ({ offer }) => offer.id,
  )
}

/** An offer, for its two parties only. Others' offers are not found. */
export const getOffer = (ctx: Ctx, { params }: Input<typeof api.prospecting.offer>): Promise<Answer<typeof api.prospecting.offer>> =>
  readOffer(ctx, params.id)
