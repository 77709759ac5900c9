import { anyText, fields, left, number, oneOf, price, text, yesNoFigure } from './kinds.ts'
import { byId, paged, type Table } from './shared.ts'

const NO_DAY = 'La fecha tiene que ser como 2026-11-27.'
const day = left({
  takes: ['2026-11-27', '2024-02-29'].map((one) => [one, one] as const),
  refuses: [null, 7, true, [], {}, '', '27/11/2026', '2026-13-01', '2026-02-30', 'x'].map((one) => [one, NO_DAY] as const),
})
const search = left(anyText(200, { message: 'Buscá con menos de 200 caracteres.', isTrimmed: true }))
const reason = text(500, 'Escribí el motivo: lo leen las dos partes.')
const statuses = ['reservada', 'pendiente', 'enviada', 'completada', 'cancelada', 'en disputa', 'reembolsada']
const NO_DAYS = 'Los días van de 1 a 30.'

/** What operators send about orders and payments. */
export const operator: Table = {
  'orders.supervise': {
    query: fields({
      search,
      status: left(oneOf(statuses, 'Ese estado no existe.')),
      from: day,
      to: day,
      late: left(yesNoFigure('late es true o false.')),
      ...paged,
    }),
  },
  'orders.refund': { ...byId, body: fields({ amount: left(price), reason }) },
  'orders.extend': {
    ...byId,
    body: fields({
      clock: oneOf(['unsent', 'uncollected', 'silent', 'unanswered', 'undecided'], 'Elegí qué plazo se extiende.'),
      days: number({ low: 1, high: 30, step: 1 }, { none: NO_DAYS, low: NO_DAYS, high: NO_DAYS }),
      reason,
    }),
  },
  'orders.sendEmail': {
    ...byId,
    body: fields({ email: oneOf(['receipt', 'sale', 'moved', 'claim', 'act'], 'Elegí qué correo se envía de nuevo.') }),
  },
  'admin.order': byId,
  'admin.payments': {
    query: fields({
      search,
      status: left(oneOf(['started', 'pending', 'approved', 'rejected', 'failed'], 'Ese estado no existe.')),
      provider: left(anyText(60, { message: 'Ese medio de pago no existe.', isTrimmed: true })),
      ...paged,
    }),
  },
}
