import type { AppealOutcome, AppealReason, ReviewState } from '@feria/contract/reviews/values'
import { brand } from '../../lib/brand.ts'

/** The texts of reviews for the parties of an order. */
export const texts = {
  heading: 'Opiniones',
  failed: 'No se pudo guardar. Probá de nuevo.',
  cancel: 'Cerrar',
  write: {
    title: { buyer: '¿Cómo te fue con quien te vendió?', seller: '¿Cómo te fue con quien te compró?' },
    opener: 'Opinar',
    readWhen: (name: string, day: string) =>
      `Nadie la lee hasta que ${name} escriba la suya, o hasta el ${day}. Después no se puede cambiar.`,
    stars: '¿Cuántas estrellas?',
    names: ['Muy mal', 'Mal', 'Regular', 'Bien', 'Muy bien'],
    missing: 'Elegí de 1 a 5 estrellas.',
    tags: 'En pocas palabras (opcional, hasta 4)',
    text: 'Tu opinión (opcional)',
    textHint: 'Contá cómo fue. No pongas teléfonos, emails, enlaces ni datos de cuentas.',
    note: `Algo solo para quienes administran ${brand} (opcional)`,
    noteHint: 'La otra parte no lo lee.',
    submit: 'Enviar mi opinión',
    done: 'Guardamos tu opinión.',
  },
  window: {
    'todavía no': 'Vas a poder opinar cuando la compra termine.',
    vencida: 'El plazo de 14 días para opinar ya pasó.',
  },
  mine: 'Tu opinión',
  theirs: (name: string) => `La opinión de ${name}`,
  states: {
    sellada: 'Guardada: todavía nadie la lee',
    publicada: 'Publicada',
    retirada: 'Retirada',
    quitada: 'Quitada',
  } satisfies Record<ReviewState, string>,
  gone: {
    mine: { retirada: 'Retiraste tu opinión.', quitada: 'Se quitó después de una revisión.' },
    theirs: { retirada: 'Quien la escribió la retiró.', quitada: 'Se quitó después de una revisión.' },
  },
  note: 'Solo para quienes administran',
  withdraw: {
    opener: 'Retirar mi opinión',
    title: '¿Retirar tu opinión?',
    text: 'Deja de contar y en su lugar se lee «retirada». No vas a poder escribir otra sobre esta compra.',
    done: 'Retiraste tu opinión.',
  },
  answer: {
    opener: 'Responder',
    label: 'Tu respuesta',
    hint: 'Se responde una sola vez, y la lee todo el mundo.',
    missing: 'Escribí tu respuesta.',
    submit: 'Publicar la respuesta',
    done: 'Publicamos tu respuesta.',
  },
  appeal: {
    opener: 'Pedir que se revise',
    title: 'Pedir que se revise',
    label: 'Qué tiene de malo',
    choose: 'Elegí un motivo',
    missing: 'Elegí el motivo.',
    text: 'Contanos más (opcional)',
    hint: 'Lo decide administración en 72 horas. Mientras tanto se sigue leyendo. Se pide una sola vez.',
    submit: 'Pedir la revisión',
    done: 'Recibimos tu pedido. Te avisamos cuando se decida.',
    reasons: {
      'no es de la compra': 'No habla de la compra',
      'datos personales': 'Muestra datos personales',
      insulto: 'Insulta o discrimina',
      extorsión: 'Es parte de una extorsión',
      'otra persona': 'Es sobre otra persona',
    } satisfies Record<AppealReason, string>,
    asked: (reason: string) => `Revisión pedida: ${reason.toLocaleLowerCase('es-AR')}.`,
    waits: 'Se decide en 72 horas.',
    outcomes: { queda: 'Se decidió que la opinión queda.', 'se quita': 'Se decidió quitar la opinión.' } satisfies Record<
      AppealOutcome,
      string
    >,
  },
} as const
