import { helpPageOf } from '@feria/contract/help/topics'
import { MAX_COMMISSION, MIN_COMMISSION } from '@feria/contract/reselling/values'
import { brand } from '../../../lib/brand.ts'
import { formatNumber } from '../../../lib/format.ts'
import type { Answers } from './answer.ts'

const percent = (part: number) => `${formatNumber(part)} %`
const [least, most] = [MIN_COMMISSION, MAX_COMMISSION].map((part) => percent(100 * part))

export const fees: Answers<'tarifas'> = ({ feePercent }) => ({
  'cuanto-cobran': {
    words:
      feePercent > 0
        ? [
            `${percent(feePercent)} de cada venta, sin contar el envío. Se descuenta de lo que cobrás cuando la venta se completa: si no ` +
              'vendés, no pagás nada.',
            `De una venta de $ 10.000 te quedan $ ${formatNumber(10_000 - 100 * feePercent, 2)}.`,
          ]
        : [`Nada. ${brand} no se queda con ninguna parte de tus ventas: cobrás el precio que pusiste.`],
    ways: [['¿Cuándo cobro?', helpPageOf('vender', 'cuando-cobro')]],
  },
  'cuanto-cuesta-comprar': {
    words: [
      `No. Pagás el precio publicado y ${brand} no le suma nada. Si comprás por el enlace de alguien que revende, su comisión está en el ` +
        'total y la ves antes de pagar.',
      'El envío, si lo elegís, es para quien vende: lo ves sumado en el total antes de pagar.',
    ],
  },
  'cuanto-cuesta-publicar': { words: ['No. Publicar, tener la publicación a la venta y recibir consultas no cuesta nada.'] },
  'comision-de-reventa': {
    words: [
      `Lo que gana quien revende: entre ${least} y ${most} que se suma al precio. La paga ` +
        'quien compra por su enlace; quien vende cobra su precio completo.',
    ],
    ways: [['¿Cómo revendo un producto?', helpPageOf('revender', 'como-revendo')]],
  },
  'cuesta-retirar': { words: ['No. Te transferimos el monto que pedís, sin descuentos.'], ways: [['Ver mi saldo', '/saldo']] },
})
