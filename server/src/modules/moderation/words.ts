import type { AbuseDecision, AbuseReason, AbuseSubject } from '@feria/contract/moderation/values'

/** The rule that a decision names, as members read it in emails and restrictions. */
export const ruleWords: Record<AbuseReason, string> = {
  danger: 'No se publica nada que ponga en peligro a alguien.',
  minor: 'No se publica nada que ponga en riesgo a menores.',
  identity: 'Nadie se hace pasar por otra persona o empresa.',
  fraud: 'No se engaña a quien compra ni a quien vende.',
  prohibited: 'Hay cosas que no se pueden vender.',
  offensive: 'Nos tratamos con respeto.',
  privacy: 'No se publican datos personales de otras personas.',
  spam: 'No se repiten avisos ni se llena de publicidad.',
  other: 'Cuidamos que la feria sirva a todos.',
}

/** What was reported, in the middle of a sentence. */
export const subjectWords: Record<AbuseSubject, string> = {
  product: 'tu publicación',
  member: 'tu cuenta',
  message: 'un mensaje tuyo',
  review: 'una opinión tuya',
  wish: 'una solicitud tuya',
}

const dayWords = (days: number | null): string => (days === 1 ? '1 día' : `${days} días`)

/** What was decided about a member, as a sentence to them. */
export const decisionWords = (decision: AbuseDecision, subject: AbuseSubject, days: number | null): string => {
  const what = subjectWords[subject]
  const hidden = subject === 'member' ? '' : ` También ocultamos ${what}.`
  switch (decision) {
    case 'nothing':
      return `Revisamos ${what} y no encontramos nada para cambiar.`
    case 'warn':
      return `Revisamos ${what}: por esta vez es una advertencia.`
    case 'hide':
      return `Ocultamos ${what}.`
    case 'limit':
      return `Limitamos tu cuenta por ${dayWords(days)}.${hidden}`
    case 'suspend':
      return `Suspendimos tu cuenta por ${dayWords(days)}.${hidden}`
    case 'end':
      return `Dimos de baja tu cuenta.${hidden}`
  }
}
