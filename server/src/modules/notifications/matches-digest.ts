import { matchPercent } from '@feria/contract/wishes/match-percent'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { emit } from '../../core/events.ts'
import { withTransaction } from '../../core/transaction.ts'
import { EMAIL_PICTURE, PREHEADER } from '../../platform/email/email.ts'
import { sendEmail } from '../../platform/email/send-email.ts'
import { unsubscribePathOf } from '../../platform/unsubscribe.ts'
import { users } from '../accounts/tables.ts'
import { thumbnailsOf } from '../uploads/uploads.module.ts'
import { notificationHours } from '../wishes/tables.ts'
import { readLiveMatches } from '../wishes/wishes.module.ts'
import { isDigestDue } from './matches.rules.ts'
import { digestMatches, matchBudgets } from './tables.ts'

/** Members per batch. */
const BATCH = 500
/** How many matches an email names; the others are counted. */
const NAMED = 10

/**
 * Runs hourly: emits the due digests, at most one per member and day, of matches that were not notified live. Each email is sent by an
 * event, so that a failed one is retried by itself.
 */
export const sendDigests = async (ctx: Ctx): Promise<void> => {
  await ctx.db.delete(digestMatches).where(inArray(digestMatches.userId, unwilling(ctx)))
  for (let after: string | undefined = undefined; ; ) {
    const waiting: Awaited<ReturnType<typeof readWaiting>> = await readWaiting(ctx, after)
    for (const { userId, digestAt, ...quiet } of waiting) {
      if (isDigestDue(ctx.now(), digestAt, quiet)) await withTransaction(ctx, (ctx) => takeDigest(ctx, userId))
    }
    after = waiting.at(-1)?.userId
    if (waiting.length < BATCH) return
  }
}

const unwilling = (ctx: Ctx) =>
  ctx.db.select({ userId: notificationHours.userId }).from(notificationHours).where(eq(notificationHours.hasDigest, false))

const readWaiting = (ctx: Ctx, after: string | undefined) =>
  ctx.db
    .select({
      userId: users.id,
      digestAt: matchBudgets.digestAt,
      quietFrom: notificationHours.quietFrom,
      quietTo: notificationHours.quietTo,
    })
    .from(users)
    .innerJoin(matchBudgets, eq(matchBudgets.userId, users.id))
    .leftJoin(notificationHours, eq(notificationHours.userId, users.id))
    .where(
      and(
        inArray(users.id, ctx.db.select({ userId: digestMatches.userId }).from(digestMatches)),
        isNull(users.deletedAt),
        after ? gt(users.id, after) : undefined,
      ),
    )
    .orderBy(asc(users.id))
    .limit(BATCH)

const takeDigest = async (ctx: Ctx, userId: string): Promise<void> => {
  const taken = await ctx.db.delete(digestMatches).where(eq(digestMatches.userId, userId)).returning({ matchId: digestMatches.matchId })
  const still = await readLiveMatches(
    ctx,
    taken.map(({ matchId }) => matchId),
  )
  if (still.length === 0) return
  const best = still.toSorted((a, b) => Number(b.coincidence === 'MATCH') - Number(a.coincidence === 'MATCH') || b.score - a.score)
  await ctx.db.update(matchBudgets).set({ digestAt: ctx.now() }).where(eq(matchBudgets.userId, userId))
  const matchIds = best.slice(0, NAMED).map(({ matchId }) => matchId)
  await emit(ctx, 'notifications.digest-due', { userId, matchIds, count: still.length })
}

/**
 * Emails the daily digest: the best matches by name, how many there are, and how to unsubscribe. Not to members who unsubscribed
 * meanwhile.
 */
export const mailDigest = async (ctx: Ctx, { userId, matchIds, count }: Events['notifications.digest-due']): Promise<void> => {
  const [member] = await ctx.db
    .select({ name: users.name, email: users.email, hasDigest: notificationHours.hasDigest })
    .from(users)
    .leftJoin(notificationHours, eq(notificationHours.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!member || member.hasDigest === false) return
  const matches = new Map((await readLiveMatches(ctx, matchIds)).map((match) => [match.matchId, match]))
  const shown = matchIds.flatMap((id) => matches.get(id) ?? [])
  const pictures = await thumbnailsOf(
    ctx,
    shown.map(({ productImage }) => productImage),
    EMAIL_PICTURE,
  )
  const news = count === 1 ? 'una coincidencia nueva' : `${count} coincidencias nuevas`
  const path = await unsubscribePathOf(ctx, 'resumen', userId)
  await sendEmail(ctx, {
    to: member.email,
    name: member.name,
    subject: `Tenés ${news}`,
    preheader: shown
      .map(({ productName }) => productName)
      .join(', ')
      .slice(0, PREHEADER),
    paragraphs: [`Desde el último resumen hay ${news}:`],
    items: shown.map(({ buyerId, productName, productImage, wishName, briefs }) => ({
      name: productName,
      detail:
        buyerId === userId
          ? `para tu solicitud «${wishName}»${scoreLine(briefs.busco)}`
          : `tu publicación: alguien busca «${wishName}»${scoreLine(briefs.vendo)}`,
      picture: pictures.get(productImage ?? ''),
    })),
    itemCount: count,
    button: { label: 'Ver las coincidencias', path: '/matches' },
    notes: [{ text: 'Cuándo te avisamos lo elegís en', label: 'tus solicitudes', path: '/requests' }],
    unsubscribe: { text: 'Si no querés recibir más este resumen,', label: 'tocá acá, sin iniciar sesión', path, oneClickPath: path },
  })
}

/** The score with what speaks for it and against it, as the panel tells them. */
const scoreLine = ({
  matchScore,
  reasonFor,
  reasonAgainst,
}: {
  matchScore: number
  reasonFor?: string | undefined
  reasonAgainst?: string | undefined
}): string => {
  const reasons = [reasonFor && `a favor: ${reasonFor}`, reasonAgainst && `en contra: ${reasonAgainst}`].filter(Boolean)
  return reasons.length === 0 ? '' : ` · ${matchPercent(matchScore)} % (${reasons.join('; ')})`
}
