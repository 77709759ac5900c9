/** The ways from the login to what waits behind it, without an account, and why there is none. */
export const behindLoginTexts = {
  product: 'Verlo sin cuenta',
  catalogue: 'Ver el catálogo sin cuenta',
  search: 'Ver la búsqueda sin cuenta',
  /** By the beginning of the address that the visitor set out for. */
  reasons: {
    '/new-product': 'Para publicar necesitás una cuenta. Es gratis.',
    '/seller': 'Para vender necesitás una cuenta. Es gratis.',
    '/chat': 'Para ver tus mensajes necesitás tu cuenta.',
    '/requests': 'Para que te avisemos cuando aparezca lo que buscás necesitás una cuenta. Es gratis.',
    '/favorites': 'Para guardar tus favoritos necesitás una cuenta. Es gratis.',
    '/shop-with-ai': 'Para hablar con el asistente necesitás una cuenta. Es gratis.',
    '/resell': 'Para revender necesitás una cuenta. Es gratis.',
  },
  reason: 'Para ver esa página necesitás tu cuenta.',
} as const
