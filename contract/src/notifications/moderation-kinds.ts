import { at, type NotificationData, type NotificationKind, named } from './kind.ts'

/** One product by its name, several by the first and their number. */
const hiddenOf = (data: NotificationData): string =>
  data.count && data.count > 1 ? `${data.count} publicaciones tuyas, entre ellas ${named(data)}` : named(data)

/** The kinds of notifications that come from moderation. */
export const moderationKinds = {
  abuseReportDecided: {
    type: 'abuseReport',
    who: 'A member whose report of abuse was decided.',
    title: 'Revisamos tu denuncia',
    message: () => 'Mirá qué se decidió, y por qué.',
    route: () => '/denuncias',
  },
  moderationDecided: {
    type: 'moderation',
    who: 'The member about whom, or about what is theirs, something was decided after a report of abuse.',
    title: 'Una decisión de moderación',
    message: () => 'Mirá qué se decidió, por qué, y cómo pedir que se revise.',
    route: () => '/denuncias?ver=recibidas',
  },
  moderationAppealDecided: {
    type: 'moderation',
    who: 'The member whose appeal was decided.',
    title: 'Revisamos la decisión',
    message: () => 'Ya hay respuesta a tu pedido de revisión.',
    route: () => '/denuncias?ver=recibidas',
  },
  productHeld: {
    type: 'moderatedProduct',
    who: 'The owner of a product that is hidden until its reports are decided.',
    title: 'Ocultamos tu publicación',
    message: (data) => `Varias personas denunciaron ${named(data)}. La ocultamos mientras la revisamos, como mucho por 72 horas.`,
    route: ({ productId }) => at('/products', productId),
  },
  productReleased: {
    type: 'moderatedProduct',
    who: 'The owner of such a product, once it is shown again.',
    title: 'Tu publicación volvió',
    message: (data) => `Ya se ve de nuevo ${named(data)}.`,
    route: ({ productId }) => at('/products', productId),
  },
  productHidden: {
    type: 'moderatedProduct',
    who: 'The owner of products that an admin hid by hand.',
    title: 'Ocultamos tu publicación',
    message: (data) => `El equipo de la feria ocultó ${hiddenOf(data)}.${data.excerpt ? ` Motivo: ${data.excerpt}` : ''}`,
    route: ({ productId }) => at('/products', productId),
  },
} as const satisfies Record<string, NotificationKind>
