import { formatNumber } from '../../lib/format.ts'

/** The texts of the catalogue's first screen, used before the app has loaded too. */
export const firstTexts = {
  heading: 'Todo lo que hay en la feria',
  results: (count: number) => `${formatNumber(count)} ${count === 1 ? 'resultado' : 'resultados'}`,
  all: (count: number) => `Ver los ${formatNumber(count)}`,
  noCategory: 'Sin categoría',
  left: (stock: number) => (stock === 1 ? 'Queda 1' : `Quedan ${stock}`),
} as const
