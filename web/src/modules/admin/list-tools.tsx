import type { Route } from '@feria/contract'
import type { ListName } from '@feria/contract/admin/values'
import type { ItemOf } from '../../lib/call.ts'
import { type Column, CsvButton } from './csv-button.tsx'
import classes from './lists.module.css'
import { SavedFilters } from './saved-filters.tsx'

interface Props<R extends Route> {
  list: ListName
  route: R
  query?: object
  columns: Column<ItemOf<R>>[]
  /** The parts of the address that filter the list, where it has any. */
  filters?: readonly string[]
}

/** What stands above every list of the back office, in one line: the kept filters, and the download. */
export const ListTools = <R extends Route>({ list, route, query = {}, columns, filters = [] }: Props<R>) => (
  <div className={classes.tools}>
    {filters.length > 0 && <SavedFilters list={list} parts={filters} />}
    <CsvButton list={list} route={route} query={query} columns={columns} />
  </div>
)
