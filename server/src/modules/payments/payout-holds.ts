import { toMajor } from '@feria/contract/money'
import type { Payout } from '@feria/contract/payments/schemas'
import { PAYOUT_HOLD_HOURS } from '@feria/contract/payments/values'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events } from '../../core/event-map.ts'
import { sendEmail } from '../../platform/email/send-email.ts'
import { readSigned, signText } from '../../platform/signing.ts'
import { users } from '../accounts/tables.ts'
import { formatMinor, momentOf } from './rules.ts'
import { payouts } from './tables.ts'

const PURPOSE = 'payout-stop'
/** The link in the email about a withdrawal: a page that stops it. */
export const PAYOUT_STOP = '/mails/payouts/:token'

type PayoutRow = typeof payouts.$inferSelect

/** Until when a withdrawal requested now is held, so that the member can stop it. */
export const holdFrom = (now: Date): Date => new Date(now.getTime() + PAYOUT_HOLD_HOURS * 3_600_000)

/** Until when a withdrawal is still held; null when it is not. */
export const heldUntil = ({ status, heldUntil }: PayoutRow, now: Date): Date | null =>
  status === 'pedido' && heldUntil && heldUntil > now ? heldUntil : null

/** A row as a withdrawal of the API. */
export const toPayout = (row: PayoutRow, now: Date): Payout => ({
  id: row.id,
  amount: toMajor(row.amountMinor),
  currency: row.currency,
  destination: row.destination,
  holder: row.holder,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  heldUntil: heldUntil(row, now)?.toISOString() ?? null,
  settledAt: row.settledAt?.toISOString() ?? null,
  note: row.note,
})

/** Whether the member was paid to this account before; only that makes it known. */
export const isKnownDestination = async (ctx: Ctx, userId: string, destination: string): Promise<boolean> => {
  const isPaid = and(eq(payouts.userId, userId), eq(payouts.destination, destination), eq(payouts.status, 'pagado'))
  const [paid] = await ctx.db.select({ id: payouts.id }).from(payouts).where(isPaid).limit(1)
  return paid !== undefined
}

/** The withdrawal of a stop link; null unless we signed it. It works while the withdrawal is held, and can only stop it. */
export const readStop = (ctx: Ctx, token: string): Promise<string | null> => readSigned(ctx, PURPOSE, token)

/** Emails the member what was requested in their name, and how to stop it while it is held. */
export const mailHeld = async (ctx: Ctx, { payoutId }: Events['payments.payout-held']): Promise<void> => {
  const [asked] = await ctx.db
    .select({ payout: payouts, name: users.name, email: users.email })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(eq(payouts.id, payoutId))
  const until = asked && heldUntil(asked.payout, ctx.now())
  if (!until) return
  const { amountMinor, currency, destination, holder } = asked.payout
  const sum = formatMinor(amountMinor, currency)
  await sendEmail(ctx, {
    to: asked.email,
    name: asked.name,
    subject: 'Pediste un retiro a una cuenta nueva',
    preheader: `${sum} a una cuenta que termina en ${destination.slice(-4)}. Si no fuiste vos, frenalo.`,
    paragraphs: [
      `Pediste retirar ${sum} a una cuenta a la que nunca retiraste.`,
      `Por seguridad espera hasta el ${momentOf(until)}. Si lo pediste vos, no hace falta que hagas nada.`,
    ],
    facts: [
      ['Retiro', sum],
      ['Cuenta', `termina en ${destination.slice(-4)}`],
      ['Titular', holder],
    ],
    button: {
      lead: 'Si no fuiste vos, frenalo acá y el dinero vuelve a tu saldo:',
      label: 'Frenar el retiro',
      path: PAYOUT_STOP.replace(':token', await signText(ctx, PURPOSE, payoutId)),
    },
    notes: [{ text: 'Y', label: 'cambiá tu contraseña, porque alguien la sabe', path: '/forgot-password' }],
  })
}
