import type { RestrictionKind } from './values.ts'

/** What a member reads about what holds them back; `until` is a moment in words, «hasta el …». The back office shows it before. */
export const restrictionWords: Record<RestrictionKind, { subject: string; text: (until: string) => string }> = {
  limited: { subject: 'Tu cuenta tiene límites', text: (until) => `Tu cuenta tiene los límites de una cuenta nueva ${until}.` },
  suspended: {
    subject: 'Suspendimos tu cuenta',
    text: (until) => `Tu cuenta está suspendida ${until}. Lo que publicaste no se ve mientras tanto.`,
  },
  ended: { subject: 'Cerramos tu cuenta', text: () => 'Cerramos tu cuenta. Lo que publicaste ya no se ve.' },
}

/** What a suspension leaves to its member. */
export const LEFT_TO_SUSPENDED = 'Podés entrar para seguir tus compras y ventas en curso y retirar tu saldo.'
