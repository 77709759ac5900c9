/** The kinds of notifications as a table: the recipient, the words, and the link. No schemas here: the browser loads this file. */

import { at, type NotificationData, type NotificationKind, named } from './kind.ts'
import { moderationKinds } from './moderation-kinds.ts'

export type { NotificationData } from './kind.ts'

/** Offers are answered on the page of matches, whose URL tells them apart. */
const offerAt = (id: string | undefined): string | null => (id ? `/matches/${encodeURIComponent(id)}?oferta=1` : null)
/** Reviews stand on the page of their order. */
const reviewAt = (path: string, id: string | undefined): string | null => (id ? `${at(path, id)}#opiniones` : null)

/** The reason for it, as a sentence of its own. */
const because = ({ excerpt }: NotificationData): string => (excerpt ? ` Motivo: «${excerpt}»` : '')

/** Every kind by the name of its live event. An unknown type is marked as read and has no link. */
export const notificationKinds = {
  newMatch: {
    type: 'match',
    who: 'The members of a wish and of the product that meets it.',
    title: '¡Apareció algo!',
    message: (data) => `Encontramos una coincidencia con ${named(data)}.`,
    route: ({ matchId }) => at('/matches', matchId),
  },
  newMatches: {
    type: 'matches',
    who: 'A member whom several matches are told to at once.',
    title: '¡Hay coincidencias nuevas!',
    message: ({ count = 0, productName }) =>
      productName
        ? `${count} personas buscan algo como «${productName}».`
        : `Hay ${count} ${count === 1 ? 'coincidencia nueva' : 'coincidencias nuevas'}.`,
    route: () => '/matches',
  },
  matchOffered: {
    type: 'matchOffer',
    who: 'The owner of a wish whom a seller tells of a product.',
    title: '¡Te ofrecen lo que buscás!',
    message: (data) => `${data.personName ?? 'Alguien'} tiene lo que buscás: ${named(data)}.`,
    route: ({ matchId }) => at('/matches', matchId),
  },
  newPurchase: {
    type: 'purchase',
    who: 'The buyer of a paid order.',
    title: '¡Compra confirmada!',
    message: (data) => `Compraste ${named(data)}. Te avisamos cuando esté en camino.`,
    route: ({ orderNumber, productId }) => at('/purchases', orderNumber ?? productId),
  },
  saleCompleted: {
    type: 'sale',
    who: 'The seller of a paid order.',
    title: '¡Vendiste!',
    message: (data) => `Vendiste ${named(data)}. Prepará la entrega.`,
    route: ({ productId, orderNumber }) => at('/sales', productId ?? orderNumber),
  },
  newChatRequest: {
    type: 'chatRequest',
    who: 'The seller whom somebody wants to chat with.',
    title: 'Quieren hablar con vos',
    message: (data) => `${data.personName ?? 'Alguien'} quiere chatear por ${named(data)}${data.excerpt ? `: «${data.excerpt}»` : '.'}`,
    route: () => '/chat-requests',
  },
  chatAccepted: {
    type: 'chat',
    who: 'The buyer whose request was accepted.',
    title: 'Ya podés chatear',
    message: (data) => `${data.personName ?? 'Quien vende'} aceptó tu solicitud por ${named(data)}.`,
    route: ({ roomId }) => at('/chat', roomId),
  },
  chatRejected: {
    type: 'chatRejected',
    who: 'The buyer whose request was rejected.',
    title: 'Solicitud rechazada',
    message: (data) => `${data.personName ?? 'Quien vende'} no aceptó chatear por ${named(data)}.`,
    route: ({ productId }) => at('/products', productId),
  },
  orderSent: {
    type: 'order',
    who: 'The buyer whose purchase was sent.',
    title: 'Tu compra está en camino',
    message: (data) => `Ya te enviaron ${named(data)}. Cuando lo tengas, confirmalo.`,
    route: ({ orderId }) => at('/orders', orderId),
  },
  orderHandedOver: {
    type: 'order',
    who: 'The buyer of an order that somebody completed with its code, who might not have got the product.',
    title: 'Compra entregada',
    message: (data) => `Se cargó el código de entrega de ${named(data)}. Si no lo tenés, abrí un reclamo.`,
    route: ({ orderId }) => at('/orders', orderId),
  },
  orderAutoCompleted: {
    type: 'order',
    who: 'The buyer of an order that was completed because they said nothing, who might not have got the product.',
    title: 'Dimos por recibida tu compra',
    message: (data) => `Terminó el plazo para confirmar ${named(data)}. Si no lo tenés o algo está mal, todavía podés abrir un reclamo.`,
    route: ({ orderId }) => at('/orders', orderId),
  },
  orderCompleted: {
    type: 'saleUpdate',
    who: 'The seller whose sale is complete and paid out to the balance.',
    title: 'Venta completada',
    message: (data) => `El dinero de ${named(data)} ya está en tu saldo.`,
    route: ({ orderId }) => at('/sales', orderId),
  },
  saleHeld: {
    type: 'saleUpdate',
    who: 'The seller whose sale is complete, but whose money waits until its buyer cannot withdraw any more.',
    title: 'Venta completada',
    message: (data) => `El dinero de ${named(data)} pasa a tu saldo cuando termine el plazo de arrepentimiento.`,
    route: ({ orderId }) => at('/sales', orderId),
  },
  orderRefunded: {
    type: 'order',
    who: 'The buyer who gets money back.',
    title: 'Te devolvemos tu dinero',
    message: (data) => `La devolución por ${named(data)} está en marcha.`,
    route: ({ orderId }) => at('/orders', orderId),
  },
  saleRefunded: {
    type: 'saleUpdate',
    who: 'The seller whose sale was refunded.',
    title: 'Venta reembolsada',
    message: (data) => `La venta de ${named(data)} se devolvió a quien la compró.`,
    route: ({ orderId }) => at('/sales', orderId),
  },
  orderGivenBack: {
    type: 'order',
    who: 'The buyer to whom somebody at the site gave back money of an order, for a reason.',
    title: 'Te devolvemos dinero de una compra',
    message: (data) => `Está en marcha la devolución por ${named(data)}.${because(data)}`,
    route: ({ orderId }) => at('/orders', orderId),
  },
  saleGivenBack: {
    type: 'saleUpdate',
    who: 'The seller of such an order.',
    title: 'Se devolvió dinero de una venta',
    message: (data) => `Devolvimos dinero de ${named(data)} a quien compró.${because(data)}`,
    route: ({ orderId }) => at('/sales', orderId),
  },
  orderExtended: {
    type: 'order',
    who: 'The buyer of an order to which somebody at the site gave more time, for a reason.',
    title: 'Hay más tiempo para tu compra',
    message: (data) => `Extendimos un plazo de la compra de ${named(data)}.${because(data)}`,
    route: ({ orderId }) => at('/orders', orderId),
  },
  saleExtended: {
    type: 'saleUpdate',
    who: 'The seller of such an order.',
    title: 'Hay más tiempo para tu venta',
    message: (data) => `Extendimos un plazo de la venta de ${named(data)}.${because(data)}`,
    route: ({ orderId }) => at('/sales', orderId),
  },
  saleToSend: {
    type: 'saleUpdate',
    who: 'The seller of a paid parcel that is not sent yet, half-way to the day on which its money goes back.',
    title: 'Te falta enviar una venta',
    message: (data) => `Todavía no figura como enviada la venta de ${named(data)}. Si se pasa el plazo, se devuelve el dinero.`,
    route: ({ orderId }) => at('/sales', orderId),
  },
  orderLate: {
    type: 'order',
    who: 'The buyer of what was not sent or handed over in time.',
    title: 'Se pasó el plazo de entrega',
    message: (data) => `No te entregaron ${named(data)} a tiempo, así que la compra se deshizo y lo que pagaste vuelve.`,
    route: ({ orderId }) => at('/orders', orderId),
  },
  saleLate: {
    type: 'saleUpdate',
    who: 'The seller who did not send or hand over in time.',
    title: 'Se pasó el plazo de entrega',
    message: (data) => `La venta de ${named(data)} no figuraba como enviada a tiempo, así que se devolvió a quien la compró.`,
    route: ({ orderId }) => at('/sales', orderId),
  },
  claimOpened: {
    type: 'saleUpdate',
    who: 'The seller about whose sale there is a claim.',
    title: 'Hay un reclamo por tu venta',
    message: (data) => `Respondé el reclamo por ${named(data)}. El dinero queda retenido mientras tanto.`,
    route: ({ orderId }) => at('/sales', orderId),
  },
  claimAnswered: {
    type: 'order',
    who: 'The buyer whose claim was answered.',
    title: 'Respondieron tu reclamo',
    message: (data) => `Quien vende respondió tu reclamo por ${named(data)}.`,
    route: ({ orderId }) => at('/orders', orderId),
  },
  claimSettled: {
    type: 'order',
    who: 'The buyer whose claim was decided.',
    title: 'Tu reclamo se resolvió',
    message: (data) => `Mirá cómo se resolvió el reclamo por ${named(data)}.`,
    route: ({ orderId }) => at('/orders', orderId),
  },
  claimSettledForSeller: {
    type: 'saleUpdate',
    who: 'The seller whose claim was decided.',
    title: 'Se resolvió el reclamo de tu venta',
    message: (data) => `Mirá cómo se resolvió el reclamo por ${named(data)}.`,
    route: ({ orderId }) => at('/sales', orderId),
  },
  reviewDue: {
    type: 'review',
    who: 'The buyer of an order that ended three days ago, who has not reviewed it.',
    title: '¿Cómo te fue con la compra?',
    message: (data) => `Contá cómo fue comprar ${named(data)}. Ayuda a quien venga después.`,
    route: ({ orderId }) => reviewAt('/orders', orderId),
  },
  saleReviewDue: {
    type: 'saleReview',
    who: 'The seller of an order that ended three days ago, who has not reviewed it.',
    title: '¿Cómo te fue con la venta?',
    message: (data) => `Contá cómo fue vender ${named(data)}. Ayuda a quien venga después.`,
    route: ({ orderId }) => reviewAt('/sales', orderId),
  },
  reviewPublished: {
    type: 'review',
    who: 'The buyer about whom a review was published.',
    title: 'Hay una opinión sobre vos',
    message: (data) => `Leé lo que opinó quien te vendió ${named(data)}.`,
    route: ({ orderId }) => reviewAt('/orders', orderId),
  },
  saleReviewPublished: {
    type: 'saleReview',
    who: 'The seller about whom a review was published.',
    title: 'Hay una opinión sobre vos',
    message: (data) => `Leé lo que opinó quien te compró ${named(data)}.`,
    route: ({ orderId }) => reviewAt('/sales', orderId),
  },
  appealDecided: {
    type: 'review',
    who: 'The buyer of an order with a review of which an admin decided whether it stays.',
    title: 'Se revisó una opinión',
    message: (data) => `Mirá qué se decidió sobre la opinión de ${named(data)}, y por qué.`,
    route: ({ orderId }) => reviewAt('/orders', orderId),
  },
  saleAppealDecided: {
    type: 'saleReview',
    who: 'The seller of such an order.',
    title: 'Se revisó una opinión',
    message: (data) => `Mirá qué se decidió sobre la opinión de ${named(data)}, y por qué.`,
    route: ({ orderId }) => reviewAt('/sales', orderId),
  },
  ...moderationKinds,
  resaleAsked: {
    type: 'resale',
    who: 'The reseller through whose link somebody left their telephone.',
    title: 'Nueva consulta por tu enlace',
    message: (data) => `${data.personName ?? 'Alguien'} quiere comprar ${named(data)}.`,
    route: () => '/reseller/transactions',
  },
  resaleSold: {
    type: 'resale',
    who: 'The reseller through whose link a purchase was paid.',
    title: 'Vendiste por tu enlace',
    message: (data) => `Ya está pago ${named(data)}. Tu comisión queda retenida hasta la entrega.`,
    route: () => '/reseller/transactions',
  },
  offerReceived: {
    type: 'offer',
    who: 'The member to whom a seller offers a product.',
    title: 'Te ofrecen un producto',
    message: (data) => `${data.personName ?? 'Alguien'} te ofrece ${named(data)}. Podés aceptar o decir que no.`,
    route: ({ matchId }) => offerAt(matchId),
  },
  offerAccepted: {
    type: 'offer',
    who: 'The seller whose offer was accepted.',
    title: '¡Aceptaron tu oferta!',
    message: (data) => `${data.personName ?? 'Alguien'} quiere ${named(data)}. Ya pueden chatear.`,
    route: ({ matchId }) => offerAt(matchId),
  },
  offerDeclined: {
    type: 'offer',
    who: 'The seller whose offer was declined.',
    title: 'No aceptaron tu oferta',
    message: (data) => `Esta vez no les interesó ${named(data)}. Tu producto sigue publicado.`,
    route: ({ matchId }) => offerAt(matchId),
  },
  resalePaid: {
    type: 'resale',
    who: 'The reseller whose commission went to their balance.',
    title: 'Cobraste tu comisión',
    message: (data) => `Tu comisión por ${named(data)} ya está en tu saldo.`,
    route: () => '/reseller/transactions',
  },
  resaleHeld: {
    type: 'resale',
    who: 'The reseller whose sale is complete, but whose commission waits until its buyer cannot withdraw any more.',
    title: 'Entrega confirmada',
    message: (data) => `Tu comisión por ${named(data)} pasa a tu saldo cuando termine el plazo de arrepentimiento.`,
    route: () => '/reseller/transactions',
  },
  resaleClaimed: {
    type: 'resale',
    who: 'The reseller about whose sale there is a claim.',
    title: 'Hay un reclamo por una venta de tu enlace',
    message: (data) => `Tu comisión por ${named(data)} queda retenida mientras tanto.`,
    route: () => '/reseller/transactions',
  },
  resaleRefunded: {
    type: 'resale',
    who: 'The reseller whose sale went back to its buyer.',
    title: 'Se devolvió una venta de tu enlace',
    message: (data) => `La compra de ${named(data)} se devolvió, y con ella tu comisión.`,
    route: () => '/reseller/transactions',
  },
  phoneTaken: {
    type: 'phone',
    who: 'The member whose confirmed telephone somebody else confirmed.',
    title: 'Tu teléfono dejó de estar confirmado',
    message: () => 'Lo confirmó otra cuenta. Si es tuyo, volvé a confirmarlo.',
    route: () => '/personal-info#confianza',
  },
  payoutSettled: {
    type: 'payout',
    who: 'The member whose withdrawal was paid or rejected.',
    title: 'Novedades de tu retiro',
    message: () => 'Tu pedido de retiro ya tiene respuesta.',
    route: () => '/saldo',
  },
} as const satisfies Record<string, NotificationKind>

export type NotificationName = keyof typeof notificationKinds
export type NotificationType = (typeof notificationKinds)[NotificationName]['type']

const byType = new Map<string, NotificationKind>(Object.values(notificationKinds).map((kind) => [kind.type, kind]))

/** Every type of the table. */
export const notificationTypes = [...byType.keys()] as [NotificationType, ...NotificationType[]]

/** The link of a notification; null for an unknown type or when its data is missing. */
export const routeOf = (type: string, data: NotificationData): string | null => byType.get(type)?.route(data) ?? null
