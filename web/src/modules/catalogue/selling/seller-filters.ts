/** How the seller's table is sorted; a minus turns it. */
export type Sorting = 'price' | '-price' | 'name' | '-name'
export type Column = 'price' | 'name'

const sortings: readonly string[] = ['price', '-price', 'name', '-name']

/** The sorting in the address: by price ascending unless it says otherwise. */
export const readSorting = (text: string | null): Sorting => (text !== null && sortings.includes(text) ? (text as Sorting) : 'price')

/** The column that a sorting goes by. */
export const columnOf = (sorting: Sorting): Column => (sorting.endsWith('name') ? 'name' : 'price')

/** True for the smallest first. */
export const isAscending = (sorting: Sorting): boolean => !sorting.startsWith('-')

/** The sorting after a column is chosen: ascending, or turned over when it was sorted by already. */
export const turned = (sorting: Sorting, column: Column): Sorting => (sorting === column ? `-${column}` : column)
