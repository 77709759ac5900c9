import { formatNumber } from '../../lib/format.ts'

/** The texts of the members' catalogue: what strangers' pages show as well is in texts.ts. */
export const catalogueTexts = {
  filters: 'Filtros',
  clear: 'Limpiar',
  apply: 'Aplicar',
  results: (count: number) => `${formatNumber(count)} ${count === 1 ? 'resultado' : 'resultados'}`,
  grid: 'Ver en grilla',
  list: 'Ver en lista',
  view: 'Forma de ver',
  all: (count: number) => `Ver los ${formatNumber(count)}`,
  emptyHint: 'Probá con otras palabras o con menos filtros.',
  details: 'Ver detalles',
  detailsOf: (name: string) => `Ver detalles de ${name}`,
  listedAt: (price: string) => `Publicado a ${price}`,
  newest: 'Recién publicados',
} as const
