import { ASK_AGAIN_DAYS } from '@feria/contract/chat/values'
import { helpPageOf } from '@feria/contract/help/topics'
import { RESERVATION_MINUTES } from '@feria/contract/orders/values'
import { CHECKOUT_MINUTES } from '@feria/contract/payments/values'
import { brand } from '../../../lib/brand.ts'
import type { Answers } from './answer.ts'

export const buying: Answers<'comprar'> = () => ({
  'como-compro': {
    words: [
      'Buscá con tus palabras, entrá al producto y tocá «Comprar ahora». Elegís cómo te llega y con qué pagar, ves el total y recién ' +
        'ahí confirmás.',
      `Mientras pagás te guardamos el producto: ${RESERVATION_MINUTES} minutos, o ${CHECKOUT_MINUTES} si pagás en la página ` +
        'de Mercado Pago.',
      'Para mirar no hace falta una cuenta; para comprar, sí.',
    ],
    ways: [['Ver productos', '/explorar']],
  },
  'puedo-preguntar': {
    words: [
      'En la página del producto tocá «Contactar vendedor». Cuando quien vende acepta, se abre una conversación sobre ese producto.',
      `Si no acepta tu solicitud de chat, podés volver a mandarla una vez, a los ${ASK_AGAIN_DAYS} días.`,
    ],
    ways: [['Ver mis mensajes', '/chats']],
  },
  'donde-esta-mi-compra': {
    words: ['En tu historial está cada compra con su estado, lo que falta hacer y quién te vendió. También te avisamos cuando cambia.'],
    ways: [['Ver mi historial', '/history']],
  },
  'precio-en-dolares': {
    words: [
      'El precio es el que ves publicado. Si el medio de pago cobra en pesos, antes de confirmar ves cuánto es y a qué cotización.',
      'La cotización queda guardada con tu compra: si después cambia, tu total no cambia.',
    ],
  },
  'cancelar-una-compra': {
    words: [
      'Si todavía no te la enviaron, abrila desde tu historial y tocá «Arrepentirme de la compra»: se cancela y te ' +
        'devolvemos todo en el momento.',
      'Si ya está en camino, se abre un pedido y el dinero queda retenido hasta que el producto vuelva.',
      `Lo que no pagaste se cancela solo a los ${RESERVATION_MINUTES} minutos, sin ningún cobro.`,
    ],
    ways: [
      ['Ver mi historial', '/history'],
      ['Me arrepentí: ¿puedo devolverlo?', helpPageOf('reclamos', 'me-arrepenti')],
    ],
  },
  favoritos: {
    words: [
      'El corazón guarda un producto en tus favoritos, para volver a encontrarlo. Si todavía no tenés una cuenta quedan en ese ' +
        `dispositivo, y pasan a tu cuenta de ${brand} cuando entrás.`,
    ],
    ways: [['Ver mis favoritos', '/favorites']],
  },
})
