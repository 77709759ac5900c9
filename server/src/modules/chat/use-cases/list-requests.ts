import type { api, Input } from '@feria/contract'
import type { ChatRequest } from '@feria/contract/chat/schemas'
import type { Page } from '@feria/contract/page'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { madeBy, madeTo, pageOfRequests } from '../requests.ts'
import { chatRequests } from '../tables.ts'

/** The requests that the member received and answers, newest first, optionally in one state. */
export const listRequests = (ctx: Ctx, { query }: Input<typeof api.chat.received>): Promise<Page<ChatRequest>> =>
  pageOfRequests(ctx, madeTo, query.status && eq(chatRequests.status, query.status), query)

/** The requests that the member made, newest first. */
export const listOwnRequests = (ctx: Ctx, { query }: Input<typeof api.chat.sent>): Promise<Page<ChatRequest>> =>
  pageOfRequests(
    ctx,
    madeBy,
    and(query.status && eq(chatRequests.status, query.status), query.productId ? eq(chatRequests.productId, query.productId) : undefined),
    query,
  )
