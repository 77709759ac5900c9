import type { NotificationName } from '@feria/contract/notifications/kinds'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { products } from '../catalogue/tables.ts'
import { newsForReporter, newsOfCase } from '../moderation/moderation.module.ts'
import { excerptOf } from './excerpt.rules.ts'
import { notify } from './notify.ts'

/** Notifies a reporter that what they reported was decided. */
export const notifyReporter = async (ctx: Ctx, event: Events['moderation.reporter-due']): Promise<void> => {
  const news = await newsForReporter(ctx, event)
  if (!news?.found.decidedAt) return
  const { id, decidedAt } = news.found
  await notify(ctx, { kind: 'abuseReportDecided', userId: news.reporter.id, about: id, at: decidedAt.toISOString(), data: {} })
}

/** Notifies whom a case is about of the decision; nothing where nothing was done, since they did not know. */
export const notifyReported = async (ctx: Ctx, { caseId }: Events['moderation.decided']): Promise<void> => {
  const news = await newsOfCase(ctx, caseId)
  if (!news?.found.decidedAt || news.found.decision === 'nothing') return
  const at = news.found.decidedAt.toISOString()
  await notify(ctx, { kind: 'moderationDecided', userId: news.about.id, about: caseId, at, data: {} })
}

/** Notifies who appealed of the answer. */
export const notifyAppealAnswered = async (ctx: Ctx, { caseId }: Events['moderation.appeal-decided']): Promise<void> => {
  const news = await newsOfCase(ctx, caseId)
  if (!news?.found.appealDecidedAt) return
  const at = news.found.appealDecidedAt.toISOString()
  await notify(ctx, { kind: 'moderationAppealDecided', userId: news.about.id, about: caseId, at, data: {} })
}

/** Notifies the owner of a product that is hidden until its reports are decided. */
export const notifyHeld = async (ctx: Ctx, { caseId }: Events['moderation.held']): Promise<void> => {
  const news = await newsOfCase(ctx, caseId)
  if (news?.found.heldAt) await notifyOwner(ctx, 'productHeld', news.found.subjectId, news.found.heldAt.toISOString())
}

/** Notifies the owner of such a product that it is shown again. */
export const notifyReleased = (ctx: Ctx, { productId, at }: Events['moderation.released']): Promise<void> =>
  notifyOwner(ctx, 'productReleased', productId, at)

/** Notifies the owner of products that an admin hid by hand, once for all of them, with the reason if there is one. */
export const notifyHidden = async (ctx: Ctx, { productIds: [first], productIds, at, reason }: Events['catalogue.hidden-by-admin']) => {
  if (first) await notifyOwner(ctx, 'productHidden', first, at, { words: reason, count: productIds.length })
}

interface Hidden {
  words: string | null
  count: number
}

const notifyOwner = async (
  ctx: Ctx,
  kind: NotificationName,
  productId: string,
  at: string,
  { words, count }: Hidden = { words: null, count: 1 },
): Promise<void> => {
  const [product] = await ctx.db.select({ userId: products.userId, name: products.name }).from(products).where(eq(products.id, productId))
  if (!product) return
  const data = {
    ...{ productId, productName: product.name },
    ...(words ? { excerpt: excerptOf(words) } : {}),
    ...(count > 1 ? { count } : {}),
  }
  // Hidden twice, it is told twice.
  await notify(ctx, { kind, userId: product.userId, about: `${productId}:${at}`, at, data })
}
