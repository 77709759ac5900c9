/** The sort order of the seller's table; a minus reverses it. */
export type Sorting = 'price' | '-price' | 'name' | '-name'
export type Column = 'price' | 'name'

const sortings: readonly string[] = ['price', '-price', 'name', '-name']

/** The sort order in the URL: by price ascending by default. */
export const readSorting = (text: string | null): Sorting => (text !== null && sortings.includes(text) ? (text as Sorting) : 'price')

/** The column of a sort order. */
export const columnOf = (sorting: Sorting): Column => (sorting.endsWith('name') ? 'name' : 'price')

/** True for smallest first. */
export const isAscending = (sorting: Sorting): boolean => !sorting.startsWith('-')

/** The sort order after a column is clicked: ascending, or reversed if it was already sorted by. */
export const turned = (sorting: Sorting, column: Column): Sorting => (sorting === column ? `-${column}` : column)
