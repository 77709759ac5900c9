import { helpPageOf } from '@feria/contract/help/topics'
import { ADDRESS_DAYS, HAND_OVER_DAYS, RECOVER_DAYS, SILENCE_DAYS } from '@feria/contract/orders/values'
import { brand } from '../../../lib/brand.ts'
import { type Answers, inWorkingDays } from './answer.ts'

export const parcels: Answers<'envios'> = ({ sendWorkingDays }) => ({
  'quien-envia': {
    words: [
      `Quien vende. ${brand} no tiene correo propio. Cada publicación dice cómo llega: retiro en persona, envío a un precio fijo, o a ` +
        'acordar. Lo elegís antes de pagar, y el precio del envío está en el total.',
      'Si es a acordar, arreglalo con quien vende; si para vos es importante, antes de comprar.',
      `La dirección la ve quien vende recién cuando pagás, y la borramos ${ADDRESS_DAYS} días después de terminada la compra.`,
    ],
    ways: [
      ['¿Cómo le pregunto algo a quien vende?', helpPageOf('comprar', 'puedo-preguntar')],
      ['Ver mis direcciones', '/personal-info'],
    ],
  },
  'envian-a-mi-ciudad': {
    words: [
      'Depende de quien vende. Si la publicación tiene «Envío», lo manda por ese precio. Si dice «A acordar», o si tu zona es difícil, ' +
        'preguntale antes de comprarlo.',
      'Si querés algo cerca, guardá una solicitud con la distancia: te avisamos de lo que aparezca por tu zona.',
    ],
    ways: [['Ver mis solicitudes', '/requests']],
  },
  'donde-esta-mi-pedido': {
    words: [
      'Abrilo desde tu historial. «Pendiente»: está pagado y falta que lo envíen. «Enviada»: está en camino; si quien vende cargó un ' +
        'seguimiento, lo ves ahí. «Completada»: ya figura como recibido.',
    ],
    ways: [['Ver mi historial', '/history']],
  },
  'no-lo-enviaron': {
    words: [
      'Escribile a quien te vendió: su email está en tu compra.',
      'Mientras no lo envíe, podés cancelar y te devolvemos todo en el momento. O abrí un reclamo con «Tengo un problema».',
      `Si elegiste el envío y pasan ${inWorkingDays(sendWorkingDays)} sin que figure como enviado, te devolvemos todo sin que hagas nada.`,
      `Si es retiro o a acordar, desde los ${RECOVER_DAYS} días podés tocar «Recuperar mi dinero», y a los ${HAND_OVER_DAYS} vuelve solo.`,
    ],
    ways: [
      ['Ver mi historial', '/history'],
      ['¿Cómo cancelo una compra?', helpPageOf('comprar', 'cancelar-una-compra')],
    ],
  },
  'confirmar-que-llego': {
    words: [
      'Si te lo dan en mano, mostrá el código de entrega de tu compra recién cuando lo tengas: con él queda completada.',
      'Si no, cuando lo tengas en la mano, tocá «Ya lo recibí». Con eso se libera el pago a quien te vendió, y no se puede deshacer.',
      `Si no decís nada, ${SILENCE_DAYS} días después de enviado se da por recibido. Si no llegó, reclamá antes.`,
    ],
  },
})
