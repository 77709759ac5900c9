import type { Actor, Ctx, Restriction } from './context.ts'
import { fail } from './errors.ts'

const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
})

/** Until when a restriction holds, in words: «hasta el 4 de diciembre de 2026 a las 15:30», or that it has no end. */
export const untilInWords = ({ until }: Pick<Restriction, 'until'>): string =>
  until ? `hasta el ${moment.format(until)}` : 'sin fecha de fin'

/** What suspends a member, with an end or without; null for nothing, and for mere limits. */
export const suspensionOf = (actor: Actor | null): Restriction | null => {
  const heldBack = actor?.heldBack
  return heldBack && heldBack.kind !== 'limited' ? heldBack : null
}

/** Refuses a suspended caller, with until when. */
export const refuseSuspended = ({ actor }: Ctx): void => {
  const suspension = suspensionOf(actor)
  if (suspension) fail('accounts.suspended', { until: untilInWords(suspension) })
}

/** A moment as sentences say it: «4 de diciembre de 2026 a las 15:30». */
export const momentInWords = (at: Date): string => moment.format(at)
