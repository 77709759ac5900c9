/** The words of strangers' lists of products. */
export const publicListTexts = {
  resultsFor: (search: string) => `Resultados de «${search}»`,
  nothing: 'No encontramos nada así',
  nothingHint: 'Probá con otras palabras o mirá todo lo que hay.',
  first: 'Volver al principio',
  next: 'Ver más productos',
  more: 'Más filtros',
} as const
