import { IDENTITY_DAYS } from '@feria/contract/identities/values'
import { CONTACT_DAYS, DEFAULT_COMMISSION, MAX_COMMISSION, MIN_COMMISSION } from '@feria/contract/reselling/values'
import { formatNumber } from '../../../lib/format.ts'
import type { Answers } from './answer.ts'

const percent = (part: number) => `${formatNumber(part * 100)} %`

export const reselling: Answers<'revender'> = () => ({
  'como-revendo': {
    words: [
      'Elegí cualquier producto que esté a la venta, tocá «Revender», elegí tu comisión y compartí el enlace. No hace falta ' +
        'tener stock ni poner dinero.',
      `La comisión va de ${percent(MIN_COMMISSION)} a ${percent(MAX_COMMISSION)}; si no la cambiás, es ${percent(DEFAULT_COMMISSION)}.`,
    ],
    ways: [['Perfil de revendedor', '/reseller/profile']],
  },
  'cuanto-gano': {
    words: [
      'Tu comisión, que se suma al precio de quien vende. Pasa a tu saldo cuando la compra se completa, y vuelve atrás si la ' +
        'compra se devuelve.',
      'Lo que vende una empresa espera además a que quien compró ya no pueda arrepentirse.',
    ],
    ways: [['Mis transacciones', '/reseller/transactions']],
  },
  'codigo-de-entrega': {
    words: [
      'Seis números que recibe quien compra por tu enlace. Te los dice recién cuando tiene el producto en la mano: ' +
        'con ellos confirmás la entrega y se libera el pago.',
      'Si compraste vos, no lo digas antes de tenerlo.',
    ],
  },
  'verificar-identidad': {
    words: [
      'Para que quien entra a tu enlace o a lo que vendés sepa que sos una persona real. Es opcional: mandás una foto de tu ' +
        'documento y la mira administración.',
      `No la ve nadie más, y la borramos ${IDENTITY_DAYS} días después de la decisión.`,
    ],
    ways: [['Confianza', '/personal-info#confianza']],
  },
  'compre-por-un-enlace': {
    words: [
      'Es una compra como cualquier otra: mismo pago retenido, mismos reclamos, mismo derecho a arrepentirte. La comisión de ' +
        'quien te lo ofreció está en el total y la ves antes de pagar.',
      `Si dejaste tu teléfono en el enlace, lo ve solo quien te lo ofreció y lo borramos a los ${CONTACT_DAYS} días de terminado todo.`,
    ],
  },
})
