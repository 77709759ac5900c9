import type { Category } from '@feria/contract/catalogue/schemas'

const isSame = (one: string, other: string) => one.localeCompare(other, 'es', { sensitivity: 'base' }) === 0

/** The name of the category that a filter gives by number or name, ignoring case and accents; the filter itself if there is none. */
export const categoryName = (wanted: string, categories: Category[]): string =>
  categories.find(({ id, name }) => String(id) === wanted || isSame(name, wanted))?.name ?? wanted
