import { CONTACT_PAGE, type HelpQuestion, type HelpTopic, helpPageOf } from '@feria/contract/help/topics'
import { CLAIM_DAYS, RESERVATION_MINUTES } from '@feria/contract/orders/values'
import type { SupportQuestion } from '../../language/wishes/support-questions.ts'

/** One sentence about the market itself, and where the help or the member's own pages say more. */
export interface SupportAnswer {
  text: string
  address: string
  label: string
}

const inHelp = <Topic extends HelpTopic>(topic: Topic, question: HelpQuestion<Topic>, text: string): SupportAnswer => ({
  text,
  address: helpPageOf(topic, question),
  label: 'Ver la ayuda',
})

const feeText = (feePercent: number): string =>
  feePercent > 0
    ? `Por vender se descuenta ${feePercent.toLocaleString('es-AR')} % de cada venta; publicar y comprar no tienen costo.`
    : 'Nada: publicar, vender y comprar no tienen comisión.'

/**
 * The answer to a question about the market: one sentence and an address of the help, or of the member's purchases. `feePercent` is
 * the operator's. It promises nothing that the help does not.
 */
export const supportAnswerOf = (question: SupportQuestion, feePercent: number): SupportAnswer => answers[question](feePercent)

const answers: Record<SupportQuestion, (feePercent: number) => SupportAnswer> = {
  fees: (feePercent) => inHelp('tarifas', 'cuanto-cobran', feeText(feePercent)),
  delivery: () => inHelp('envios', 'envian-a-mi-ciudad', 'Los envíos los hace quien vende: cada publicación dice si manda y a qué precio.'),
  order: () => ({
    text: 'Tus compras, con su estado y su seguimiento, están en tu historial.',
    address: '/history',
    label: 'Ver mis compras y ventas',
  }),
  cancel: () =>
    inHelp(
      'comprar',
      'cancelar-una-compra',
      'Cancelás desde la compra, en tu historial: si todavía no la enviaron, te devolvemos todo en el momento. Lo que no se pagó se ' +
        `cancela solo a los ${RESERVATION_MINUTES} minutos.`,
    ),
  return: () =>
    inHelp(
      'reclamos',
      'me-arrepenti',
      `Podés arrepentirte hasta ${CLAIM_DAYS} días después de recibirlo, desde la compra y sin dar motivos.`,
    ),
  claim: () =>
    inHelp(
      'reclamos',
      'no-llego-o-llego-mal',
      'Reclamá desde la compra, en tu historial, con «Tengo un problema»: el dinero queda retenido hasta que se resuelva.',
    ),
  fraud: () =>
    inHelp('seguridad', 'me-estafaron', 'Si pagaste acá, reclamá ahora desde la compra: el dinero queda retenido hasta que se resuelva.'),
  person: () => ({
    text: 'Yo soy un programa. Para que te conteste una persona, escribinos.',
    address: CONTACT_PAGE,
    label: 'Escribirnos',
  }),
  payment: () =>
    inHelp('pagos', 'medios-de-pago', 'Se paga con tarjeta de débito, con tarjeta de crédito en un pago, o con Mercado Pago en su página.'),
  protection: () =>
    inHelp('pagos', 'dinero-retenido', 'Tu pago queda retenido hasta que recibís el producto, y si algo sale mal podés reclamar.'),
  sell: () => inHelp('vender', 'como-publico', 'Publicás con fotos, precio y lugar, y queda a la venta en el momento.'),
  balance: () => inHelp('vender', 'cuando-cobro', 'Cobrás cuando quien te compró lo recibe: pasa a tu saldo y de ahí lo retirás.'),
  buy: () => inHelp('comprar', 'como-compro', 'Buscás, entrás al producto y tocás «Comprar ahora»: ves el total antes de confirmar.'),
  password: () => inHelp('cuenta', 'olvide-mi-contrasena', 'Pedí un enlace con tu email y elegí una contraseña nueva.'),
  leave: () => inHelp('cuenta', 'eliminar-mi-cuenta', 'Se elimina desde «Datos personales», cuando no queden compras ni ventas en curso.'),
}
