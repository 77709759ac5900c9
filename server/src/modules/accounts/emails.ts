import { LEFT_TO_SUSPENDED, restrictionWords } from '@feria/contract/accounts/restriction-words'
import { FIRST_CONFIRMATION_HOURS, INVITATION_HOURS, RESET_MINUTES, UNDO_HOURS } from '@feria/contract/accounts/values'
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import type { Events, FactorChange } from '../../core/event-map.ts'
import { untilInWords } from '../../core/suspended.ts'
import type { EmailButton, EmailContent } from '../../platform/email/email.ts'
import { sendEmail } from '../../platform/email/send-email.ts'
import { makeConfirmation, makeReset } from './links.ts'
import { restrictionOf, suspends } from './restrictions.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { emailChanges, restrictions, users } from './tables.ts'

const FORGOTTEN = '/forgot-password'
const ifNotYou = (what: string): EmailButton => ({
  lead: `Si no fuiste vos, ${what}:`,
  label: 'Cambiar mi contraseña',
  path: FORGOTTEN,
})

const findMember = async (ctx: Ctx, userId: string) => {
  const [found] = await ctx.db
    .select({ email: users.email, name: users.name, passwordHash: users.passwordHash, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return found
}

/**
 * Emails a member at their current address; nobody once the account is closed. While the address is unverified the name may be a
 * stranger's words, so it is left out.
 */
const mailMember = async (ctx: Ctx, userId: string, email: EmailContent): Promise<void> => {
  const member = await findMember(ctx, userId)
  if (member) await sendEmail(ctx, { to: member.email, name: member.emailVerifiedAt && member.name, ...email })
}

/** Emails a link to set a new password; it is created here, so that no job ever holds it. */
export const mailReset = async (ctx: Ctx, { userId, isByAdmin }: Events['accounts.reset-asked']): Promise<void> => {
  const token = await makeReset(ctx, userId, RESET_MINUTES)
  await mailMember(ctx, userId, {
    subject: `Restablecé tu contraseña de ${ctx.config.BRAND_NAME}`,
    preheader: `El enlace funciona una sola vez durante ${RESET_MINUTES} minutos.`,
    paragraphs: [
      isByAdmin ? 'Quien administra el sitio te manda este enlace para elegir una contraseña nueva.' : 'Pediste una contraseña nueva.',
    ],
    button: {
      lead: `Elegila en este enlace, que funciona una sola vez durante ${RESET_MINUTES} minutos:`,
      label: 'Elegir una contraseña nueva',
      path: `/reset-password/${token}`,
    },
    notes: [`${isByAdmin ? 'Si no lo necesitás' : 'Si no fuiste vos'}, no hagas nada: tu contraseña sigue siendo la misma.`],
  })
}

/** Tells the member that an admin ended all their sessions. */
export const mailSignedOut = (ctx: Ctx, { userId }: Events['accounts.signed-out']): Promise<void> =>
  mailMember(ctx, userId, {
    subject: 'Cerramos todas tus sesiones',
    preheader: 'Podés volver a entrar con tu contraseña.',
    paragraphs: ['Las cerró quien administra el sitio, en todos tus dispositivos. Podés volver a entrar con tu contraseña de siempre.'],
    button: { lead: 'Si alguien más puede saberla, elegí otra:', label: 'Cambiar mi contraseña', path: FORGOTTEN },
  })

/** Tells the member that the password was changed, signed in or by an emailed link, in case it was not them. */
export const mailPassword = (ctx: Ctx, { userId }: Events['accounts.password-changed']): Promise<void> =>
  mailMember(ctx, userId, {
    subject: 'Cambiaste tu contraseña',
    preheader: 'Si no fuiste vos, elegí otra ahora.',
    paragraphs: ['Desde ahora entrás a tu cuenta con la contraseña nueva. Se cerraron tus otras sesiones.'],
    button: ifNotYou('elegí otra contraseña ahora'),
  })

/** Tells the member that they left Premium, as a receipt. */
export const mailPremiumLeft = (ctx: Ctx, { userId }: Events['accounts.premium-left']): Promise<void> =>
  mailMember(ctx, userId, {
    subject: 'Diste de baja Premium',
    preheader: 'Tu cuenta sigue como siempre.',
    paragraphs: ['Este email es tu constancia. Tu cuenta, tus compras y tus ventas siguen como siempre.'],
    button: ifNotYou('cambiá tu contraseña'),
  })

/**
 * Emails the link with which a new business chooses its password, unless one was chosen. It quotes nothing of the request: the address
 * may be a stranger's.
 */
export const mailInvitation = async (ctx: Ctx, { userId }: Events['accounts.business-registered']): Promise<void> => {
  const member = await findMember(ctx, userId)
  if (!member || member.passwordHash) return
  const token = await makeReset(ctx, userId, INVITATION_HOURS * 60)
  await sendEmail(ctx, {
    to: member.email,
    name: null,
    subject: `Terminá el registro de tu empresa en ${ctx.config.BRAND_NAME}`,
    preheader: 'Falta un paso: elegir tu contraseña.',
    paragraphs: ['Ya tenemos los datos de tu empresa.'],
    button: {
      lead: `Elegí tu contraseña en este enlace, que funciona una sola vez durante ${INVITATION_HOURS} horas:`,
      label: 'Elegir mi contraseña',
      path: `/reset-password/${token}`,
    },
    notes: ['Si no pediste esta cuenta, no hagas nada: sin contraseña nadie puede usarla.'],
  })
}

/** Tells the owner of an account that somebody registered a business with its email; the requester learns nothing. */
export const mailKnown = (ctx: Ctx, { userId }: Events['accounts.business-known']): Promise<void> =>
  mailMember(ctx, userId, {
    subject: `Ya tenés una cuenta en ${ctx.config.BRAND_NAME}`,
    preheader: 'Alguien quiso registrar una empresa con este email.',
    paragraphs: ['Alguien quiso registrar una empresa con este email, que ya tiene una cuenta.'],
    button: { lead: 'Entrá con ella:', label: 'Iniciar sesión', path: '/login' },
    notes: [{ text: 'Si olvidaste la contraseña,', label: 'pedí una nueva', path: FORGOTTEN }],
  })

/**
 * Stores the hash of a new link of a change of email while `holds`, and returns the recipient; undefined when there is nothing to email.
 */
const makeLink = async (ctx: Ctx, changeId: string, hash: { tokenHash: string } | { undoHash: string }, holds: SQL) => {
  const [change] = await ctx.db
    .update(emailChanges)
    .set(hash)
    .where(and(eq(emailChanges.id, changeId), holds))
    .returning()
  const member = change && (await findMember(ctx, change.userId))
  return member && { ...change, name: member.name }
}

/**
 * Emails the address of a registration its confirmation link. It quotes nothing of the registration: the address may be a stranger's.
 * Nothing is sent once it is confirmed or being corrected.
 */
export const mailFirstConfirmation = async (ctx: Ctx, { userId }: Events['accounts.confirmation-asked']): Promise<void> => {
  const link = await makeConfirmation(ctx, userId)
  if (!link) return
  await sendEmail(ctx, {
    to: link.email,
    name: null,
    subject: `Confirmá tu email en ${ctx.config.BRAND_NAME}`,
    preheader: `El enlace funciona una sola vez durante ${FIRST_CONFIRMATION_HOURS} horas.`,
    paragraphs: ['Creaste una cuenta con este email.'],
    button: {
      lead: `Confirmalo en este enlace, que funciona una sola vez durante ${FIRST_CONFIRMATION_HOURS} horas:`,
      label: 'Confirmar mi email',
      path: `/confirm-email/${link.token}`,
    },
    notes: ['Si no creaste vos esta cuenta, no lo confirmes.'],
  })
}

/**
 * Emails the new address its confirmation link, without a name, since it may be a stranger's. Nothing is sent once the change is void.
 */
export const mailConfirmation = async (ctx: Ctx, { changeId }: Events['accounts.email-change-asked']): Promise<void> => {
  const token = newSecret()
  const change = await makeLink(ctx, changeId, { tokenHash: hashSecret(token) }, gt(emailChanges.expiresAt, ctx.now()))
  if (!change) return
  await sendEmail(ctx, {
    to: change.email,
    name: null,
    subject: 'Confirmá tu nuevo email',
    preheader: 'El enlace funciona una sola vez durante 60 minutos.',
    paragraphs: ['Pediste usar este email en tu cuenta.'],
    button: {
      lead: 'Confirmalo en este enlace, que funciona una sola vez durante 60 minutos:',
      label: 'Confirmar este email',
      path: `/confirm-email/${token}`,
    },
    notes: ['Si no fuiste vos, no hagas nada.'],
  })
}

/**
 * Emails the old address about the change, even one already void, with the link that undoes it: a stolen session does not go unnoticed.
 */
export const mailWarning = async (ctx: Ctx, { changeId }: Events['accounts.email-change-asked']): Promise<void> => {
  const token = newSecret()
  const change = await makeLink(ctx, changeId, { undoHash: hashSecret(token) }, gt(emailChanges.undoUntil, ctx.now()))
  if (!change) return
  await sendEmail(ctx, {
    to: change.oldEmail,
    name: change.name,
    subject: 'Pidieron cambiar el email de tu cuenta',
    preheader: 'Si fuiste vos, no hagas nada. Si no, deshacelo.',
    paragraphs: [`Se pidió cambiar el email de tu cuenta a ${masked(change.email)}. El cambio se hace cuando lo confirme ese email.`],
    button: {
      lead: `Si no fuiste vos, deshacelo en este enlace, que funciona durante ${UNDO_HOURS} horas, también si el cambio ya se hizo:`,
      label: 'Deshacer el cambio',
      path: `/undo-email/${token}`,
    },
    notes: ['Se cierran todas las sesiones de tu cuenta y elegís una contraseña nueva. Si fuiste vos, no hagas nada.'],
  })
}

const factorNews: Record<FactorChange, { subject: string; text: string; ifNot: string }> = {
  on: {
    subject: 'Activaste la verificación en dos pasos',
    text:
      'Desde ahora, para entrar a tu cuenta hacen falta tu contraseña y un código de tu aplicación. Guardá bien los ' +
      'códigos de recuperación.',
    ifNot: 'cambiá tu contraseña ahora y avisale a quien administra el sitio, que puede desactivarla',
  },
  off: {
    subject: 'Desactivaste la verificación en dos pasos',
    text: 'Desde ahora alcanza con tu contraseña para entrar a tu cuenta.',
    ifNot: 'cambiá tu contraseña ahora y volvé a activarla',
  },
  removed: {
    subject: 'Desactivamos la verificación en dos pasos de tu cuenta',
    text: 'La desactivó quien administra el sitio y se cerraron todas tus sesiones. Podés entrar con tu contraseña y volver a activarla.',
    ifNot: 'cambiá tu contraseña ahora',
  },
  renewed: {
    subject: 'Tenés códigos de recuperación nuevos',
    text: 'Los códigos anteriores ya no sirven.',
    ifNot: 'cambiá tu contraseña ahora y cerrá tus otras sesiones',
  },
  recovered: {
    subject: 'Entraron a tu cuenta con un código de recuperación',
    text: 'Ese código ya no sirve.',
    ifNot: 'cambiá tu contraseña ahora',
  },
  unproven: {
    subject: 'Tu cuenta ya no pide la verificación en dos pasos',
    text: 'La desactivamos al elegir tu contraseña nueva, porque nadie había confirmado este email. Podés volver a activarla.',
    ifNot: 'elegí otra contraseña ahora',
  },
  undone: {
    subject: 'Tu cuenta ya no pide la verificación en dos pasos',
    text: 'La desactivamos al deshacer el cambio de email, porque se activó después de pedirlo. Podés volver a activarla.',
    ifNot: 'elegí otra contraseña ahora',
  },
}

/** Tells the member about a change of the second factor, in case it was not them. */
export const mailSecondFactor = (ctx: Ctx, { userId, change, codesLeft }: Events['accounts.second-factor-changed']): Promise<void> => {
  const { subject, text, ifNot } = factorNews[change]
  const left = change === 'recovered' ? [`Te quedan ${codesLeft} códigos de recuperación.`] : []
  return mailMember(ctx, userId, {
    subject,
    preheader: 'Si no fuiste vos, actuá ahora.',
    paragraphs: [text, ...left],
    button: ifNotYou(ifNot),
  })
}

const findRestriction = async (ctx: Ctx, id: string) => (await ctx.db.select().from(restrictions).where(eq(restrictions.id, id)))[0]

/** Tells a member what holds them back, why and until when. */
export const mailRestriction = async (ctx: Ctx, { userId, restrictionId }: Events['accounts.restricted']): Promise<void> => {
  const restriction = await findRestriction(ctx, restrictionId)
  if (!restriction || restriction.endedAt) return
  const { subject, text } = restrictionWords[restriction.kind]
  await mailMember(ctx, userId, {
    subject,
    preheader: restriction.reason,
    paragraphs: [
      text(untilInWords(restriction)),
      `Motivo: ${restriction.reason.replace(/\.$/, '')}.`,
      ...(suspends(restriction) ? [LEFT_TO_SUSPENDED] : []),
    ],
    ...(restriction.note ? { quote: restriction.note } : {}),
    button: { lead: 'Mirá qué podés hacer:', label: 'Ver mi cuenta', path: '/suspension' },
  })
}

/** Tells a member that nothing holds them back any more; nobody whom something else does by now. */
export const mailRestrictionEnd = async (ctx: Ctx, { userId }: Events['accounts.restriction-ended']): Promise<void> => {
  if (await restrictionOf(ctx, userId)) return
  await mailMember(ctx, userId, {
    subject: 'Tu cuenta vuelve a estar habilitada',
    preheader: 'Podés volver a comprar, vender y chatear.',
    paragraphs: ['Podés volver a comprar, vender y chatear. Lo que publicaste se ve de nuevo.'],
    button: { label: 'Entrar', path: '/login' },
  })
}

/** An address that only its owner recognises, e.g. `an…@feria.example`. */
const masked = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1…')
