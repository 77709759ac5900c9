import type { ReactNode } from 'react'
import classes from './admin.module.css'

interface Props<Item> {
  items: readonly Item[]
  /** The words above the columns, in their order. */
  columns: Record<string, string>
  /** A row of the table for an item, with its key. */
  row: (item: Item) => ReactNode
}

/** A list of the back office as a table, whose rows are cards on a telephone; nothing while it is empty. */
export const ListTable = <Item,>({ items, columns, row }: Props<Item>) =>
  items.length > 0 && (
    <table className={classes.table}>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{items.map(row)}</tbody>
    </table>
  )
