import type { Ctx } from '../../context.ts'
import type { Events, FactorChange } from '../../events.ts'
import { sendLetter } from '../../letter.ts'

/** The link to set a new password. */
export const mailReset = (ctx: Ctx, { email, name, token }: Events['accounts.reset-asked']): Promise<void> =>
  sendLetter(ctx, {
    to: email,
    name,
    subject: `Restablecé tu contraseña de ${ctx.config.BRAND_NAME}`,
    lines: [
      'Pediste una contraseña nueva. Elegila en este enlace, que funciona una sola vez durante 60 minutos:',
      '',
      `${ctx.config.PUBLIC_URL}/reset-password/${token}`,
      '',
      'Si no fuiste vos, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
  })

/** Somebody set another password, signed in or by a mailed link: its member learns it, in case it was not them. */
export const mailPassword = (ctx: Ctx, { email, name }: Events['accounts.password-changed']): Promise<void> =>
  sendLetter(ctx, {
    to: email,
    name,
    subject: 'Cambiaste tu contraseña',
    lines: [
      'Desde ahora entrás a tu cuenta con la contraseña nueva. Se cerraron tus otras sesiones.',
      '',
      'Si no fuiste vos, elegí otra contraseña ahora:',
      `${ctx.config.PUBLIC_URL}/forgot-password`,
    ],
  })

/** The link with which a new business chooses its password. */
export const mailInvitation = (ctx: Ctx, { email, name, company, token }: Events['accounts.business-registered']): Promise<void> =>
  sendLetter(ctx, {
    to: email,
    name,
    subject: `Terminá el registro de ${company}`,
    lines: [
      `Ya tenemos los datos de ${company}. Elegí tu contraseña en este enlace, que funciona una sola vez durante 24 horas:`,
      '',
      `${ctx.config.PUBLIC_URL}/reset-password/${token}`,
      '',
      'Si no pediste esta cuenta, no hagas nada: sin contraseña nadie puede usarla.',
    ],
  })

/** Somebody registered a business with an email that has an account: its owner learns it, whoever asked does not. */
export const mailKnown = (ctx: Ctx, { email, name }: Events['accounts.business-known']): Promise<void> =>
  sendLetter(ctx, {
    to: email,
    name,
    subject: `Ya tenés una cuenta en ${ctx.config.BRAND_NAME}`,
    lines: [
      'Alguien quiso registrar una empresa con este correo, que ya tiene una cuenta. Entrá con ella:',
      '',
      `${ctx.config.PUBLIC_URL}/login`,
      '',
      `Si olvidaste la contraseña, pedí una nueva en ${ctx.config.PUBLIC_URL}/forgot-password`,
    ],
  })

/** The link that confirms a new address, to that address. */
export const mailConfirmation = (ctx: Ctx, { newEmail, name, token }: Events['accounts.email-change-asked']): Promise<void> =>
  sendLetter(ctx, {
    to: newEmail,
    name,
    subject: 'Confirmá tu nuevo correo',
    lines: [
      'Pediste usar este correo en tu cuenta. Confirmalo en este enlace, que funciona una sola vez durante 60 minutos:',
      '',
      `${ctx.config.PUBLIC_URL}/confirm-email/${token}`,
      '',
      'Si no fuiste vos, no hagas nada.',
    ],
  })

/** The old address learns of the change, so that a stolen session does not go unseen. */
export const mailWarning = (ctx: Ctx, { oldEmail, newEmail, name }: Events['accounts.email-change-asked']): Promise<void> =>
  sendLetter(ctx, {
    to: oldEmail,
    name,
    subject: 'Pidieron cambiar el correo de tu cuenta',
    lines: [
      `Se pidió cambiar el correo de tu cuenta a ${masked(newEmail)}. El cambio se hace cuando lo confirme ese correo.`,
      '',
      `Si no fuiste vos, cambiá tu contraseña ahora: ${ctx.config.PUBLIC_URL}/forgot-password`,
    ],
  })

const factorNews: Record<FactorChange, { subject: string; text: string; ifNot: string }> = {
  on: {
    subject: 'Activaste la verificación en dos pasos',
    text: 'Desde ahora, para entrar a tu cuenta hacen falta tu contraseña y un código de tu aplicación. Guardá bien los códigos de recuperación.',
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
}

/** What became of the second factor, to its member, in case it was not them. */
export const mailSecondFactor = (ctx: Ctx, { email, name, change, codesLeft }: Events['accounts.second-factor-changed']): Promise<void> => {
  const { subject, text, ifNot } = factorNews[change]
  const left = change === 'recovered' ? [`Te quedan ${codesLeft} códigos de recuperación.`] : []
  return sendLetter(ctx, {
    to: email,
    name,
    subject,
    lines: [text, ...left, '', `Si no fuiste vos, ${ifNot}:`, `${ctx.config.PUBLIC_URL}/forgot-password`],
  })
}

/** An address that its owner recognises and nobody else learns, e.g. `an…@feria.example`. */
const masked = (email: string): string => email.replace(/^(.{1,2})[^@]*/, '$1…')
