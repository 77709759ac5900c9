import { helpPageOf } from '@feria/contract/help/topics'
import { CLAIM_DAYS, RESERVATION_MINUTES, SILENCE_DAYS } from '@feria/contract/orders/values'
import { CHECKOUT_MINUTES } from '@feria/contract/payments/values'
import { brand } from '../../../lib/brand.ts'
import type { Answers } from './answer.ts'

export const payments: Answers<'pagos'> = () => ({
  'medios-de-pago': {
    words: [
      'Con tarjeta de débito, con tarjeta de crédito en un pago, o con Mercado Pago en su página. Lo que es gratis se pide sin pagar nada.',
    ],
  },
  'dinero-retenido': {
    words: [
      `Tu pago no va directo a quien vende: ${brand} lo retiene. Recién pasa a su saldo cuando confirmás que recibiste el producto, o ` +
        `${SILENCE_DAYS} días después de enviado si no decís nada.`,
      'Si no te lo envían o entregan a tiempo, te devolvemos todo aunque no hagas nada.',
      `Si algo sale mal, reclamá: el dinero queda retenido hasta que se resuelva. Podés hacerlo hasta ${CLAIM_DAYS} días ` +
        'después de recibirlo.',
      `Esto vale para lo que se paga adentro de ${brand}. Si pagás por fuera, no podemos cuidarlo.`,
    ],
    ways: [['¿Cómo reclamo?', helpPageOf('reclamos', 'no-llego-o-llego-mal')]],
  },
  'datos-de-la-tarjeta': {
    words: [
      `No. Van de tu navegador al procesador de pagos, que nos devuelve una clave de un solo uso. ` +
        `${brand} nunca guarda el número de tu tarjeta.`,
      'Si marcás «Guardar esta tarjeta para la próxima», la guarda el procesador de pagos: acá solo se ven la marca, los últimos ' +
        'números y el vencimiento. La próxima vez pagás con el código de seguridad nada más.',
    ],
    ways: [
      ['Mis tarjetas', '/personal-info#tarjetas'],
      ['Política de privacidad', '/privacy-policy'],
    ],
  },
  'pago-rechazado': {
    words: [
      'Te decimos el motivo que dio el banco. Tu compra sigue reservada por unos minutos: podés probar con otra tarjeta o con otro medio.',
      'Si el pago quedó en revisión, no pagues de nuevo: te avisamos cuando se confirme. Nunca se cobra dos veces la misma compra.',
    ],
    ways: [['Ver mi historial', '/history']],
  },
  'cuanto-dura-la-reserva': {
    words: [
      `${RESERVATION_MINUTES} minutos. En la página de Mercado Pago, ${CHECKOUT_MINUTES}. Si vence, no se cobra nada y el ` +
        'producto vuelve a estar a la venta.',
    ],
  },
  reembolsos: {
    words: [
      'Lo pedimos en el momento, al mismo medio con el que pagaste. Según el banco o la tarjeta, puede tardar unos días en verse.',
      'En tu compra ves cuánto te devolvimos.',
    ],
    ways: [['Ver mi historial', '/history']],
  },
})
