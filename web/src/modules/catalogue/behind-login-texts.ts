/** The ways from the login to what waits behind it, without an account. */
export const behindLoginTexts = {
  product: 'Verlo sin cuenta',
  catalogue: 'Ver el catálogo sin cuenta',
  search: 'Ver la búsqueda sin cuenta',
} as const
