/** The kinds of notices as a table: who is told, in which words, and where a click leads. No schemas here: the browser loads this file whole. */

/** What of it exists goes with every notice [NOTI-26]. */
export interface NoticeData {
  matchId?: string | undefined
  productId?: string | undefined
  orderNumber?: string | undefined
  orderId?: string | undefined
  productName?: string | undefined
  roomId?: string | undefined
  personName?: string | undefined
}

interface NoticeKind {
  type: string
  who: string
  title: string
  message: (data: NoticeData) => string
  /** Where a click leads; null leads nowhere. */
  route: (data: NoticeData) => string | null
}

const at = (path: string, key: string | undefined): string | null => (key ? `${path}/${encodeURIComponent(key)}` : null)
const named = ({ productName }: NoticeData): string => (productName ? `«${productName}»` : 'un producto')

/** Every kind by the name of the event that tells it live. A type that is not here marks the notice as read and leads nowhere [NOTI-10, NOTI-13]. */
export const noticeKinds = {
  newMatch: {
    type: 'match',
    who: 'The members of a wish and of the product that meets it.',
    title: '¡Hay un match!',
    message: (data) => `Encontramos una coincidencia con ${named(data)}.`,
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
    message: (data) => `${data.personName ?? 'Alguien'} quiere chatear por ${named(data)}.`,
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
} as const satisfies Record<string, NoticeKind>

export type NoticeName = keyof typeof noticeKinds
export type NoticeType = (typeof noticeKinds)[NoticeName]['type']

const byType = new Map<string, NoticeKind>(Object.values(noticeKinds).map((kind) => [kind.type, kind]))

/** Every type of the table. */
export const noticeTypes = [...byType.keys()] as [NoticeType, ...NoticeType[]]

/** Where a click on a notice leads; null for an unknown type or when what it needs is missing [NOTI-08, NOTI-09, NOTI-11]. */
export const routeOf = (type: string, data: NoticeData): string | null => byType.get(type)?.route(data) ?? null
