import { formatNumber } from '../../lib/format.ts'

/** What the first screen of the catalogue says before the app is there, too. */
export const firstTexts = {
  heading: 'Todo lo que hay en la feria',
  results: (count: number) => `${formatNumber(count)} ${count === 1 ? 'resultado' : 'resultados'}`,
  all: (count: number) => `Ver los ${formatNumber(count)}`,
  noCategory: 'Sin categoría',
  left: (stock: number) => (stock === 1 ? 'Queda 1' : `Quedan ${stock}`),
} as const
