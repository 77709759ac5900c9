/** Apart from the other texts of the favorites: every card has a heart. */
export const heartTexts = {
  add: 'Agregar a favoritos',
  remove: 'Quitar de favoritos',
} as const
