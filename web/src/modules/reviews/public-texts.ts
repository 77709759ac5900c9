import type { ReviewSide } from '@feria/contract/reviews/values'
import { brand } from '../../lib/brand.ts'

const plural = (count: number): string => (count === 1 ? '1 opinión' : `${count} opiniones`)

/** The texts of reviews that everybody reads. */
export const publicTexts = {
  heading: 'Opiniones',
  isNew: `Nuevo en ${brand}`,
  newHint: 'Mostramos un puntaje a partir de 3 opiniones.',
  outOf: (score: string) => `${score} de 5`,
  count: plural,
  starsOf: (stars: number, count: number) => `${stars === 1 ? '1 estrella' : `${stars} estrellas`}: ${plural(count)}`,
  stars: (stars: number) => (stars === 1 ? '1 estrella' : `${stars} estrellas`),
  all: 'Ver todas',
  onlyOf: (stars: number) => `Solo las de ${stars === 1 ? '1 estrella' : `${stars} estrellas`}`,
  facts: (days: number) => `En los últimos ${days} días`,
  sales: 'Ventas completadas',
  sentInTime: 'Enviadas a tiempo',
  cancelled: 'Canceladas por quien vende',
  claimsLost: 'Reclamos perdidos',
  answers: 'Suele contestar en',
  how: '¿Cómo se calcula?',
  explained: [
    'El puntaje es un promedio de las opiniones de compras y ventas terminadas. Una de hace un año pesa la mitad; de hace dos, un cuarto.',
    'Para que una sola opinión no decida, cada persona empieza con 5 iguales al promedio de toda la feria. Pesan menos a medida que ' +
      'recibe las suyas.',
    'Si dos personas compran y venden seguido entre ellas, en 30 días se leen todas sus opiniones, pero cuenta solo la última. ' +
      'Tampoco cuentan las de quienes cobran en la misma cuenta o usan el mismo navegador, ni las de compras que el banco devolvió.',
    'Nadie lee la opinión de la otra parte antes de escribir la suya: se publican juntas, o a los 14 días.',
    'Los datos de ventas no dependen de lo que se opine: salen de las compras. «A tiempo» es dentro de los 5 días hábiles del pago.',
  ],
  side: { buyer: 'Le compró', seller: 'Le vendió' } satisfies Record<ReviewSide, string>,
  withdrawn: 'Quien escribió esta opinión la retiró.',
  answered: 'Su respuesta',
  none: 'Todavía no hay opiniones.',
  noneOf: 'No hay opiniones con esas estrellas.',
  first: 'Volver a las más nuevas',
  next: 'Ver más opiniones',
} as const
