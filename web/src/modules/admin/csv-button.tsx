import type { Route } from '@feria/contract'
import type { ListName } from '@feria/contract/admin/values'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { call, explain, type ItemOf } from '../../lib/call.ts'
import { type Cell, toCsv } from '../../lib/csv.ts'
import { localDay } from '../../lib/local-time.ts'
import { notify } from '../../lib/notify.ts'
import { saveText } from '../../lib/save-file.ts'
import { fetchList } from './fetch-list.ts'
import { listTexts } from './list-texts.ts'
import classes from './lists.module.css'

const labels = listTexts.csv

export interface Column<Item> {
  title: string
  value: (item: Item) => Cell
}

interface Props<R extends Route> {
  list: ListName
  route: R
  /** The same as the list on screen is asked with. */
  query: object
  columns: Column<ItemOf<R>>[]
}

/** Saves a list of the back office as CSV, with its progress, until it is cancelled. Recorded in the audit log before the file is saved. */
export const CsvButton = <R extends Route>({ list, route, query, columns }: Props<R>) => {
  const [count, setCount] = useState<number | null>(null)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])
  const download = async () => {
    controller.current = new AbortController()
    const { signal } = controller.current
    setCount(0)
    try {
      const { items, hasMore } = await fetchList(route, query, { signal, onProgress: setCount })
      await call(api.admin.recordDownload, { body: { list, rows: items.length } }, { signal })
      const rows = [columns.map(({ title }) => title), ...items.map((item) => columns.map(({ value }) => value(item)))]
      saveText(`${list}-${localDay(new Date().toISOString())}.csv`, toCsv(rows), 'text/csv')
      void notify({ message: hasMore ? labels.more(items.length) : labels.done(items.length), kind: hasMore ? 'info' : 'success' })
    } catch (error) {
      if (!signal.aborted) void notify({ message: explain(error, labels.failed), kind: 'error' })
    } finally {
      setCount(null)
    }
  }
  if (count === null) {
    return (
      <Button
        variant="default"
        className={classes.csv}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        onClick={() => void download()}
      >
        {labels.label}
      </Button>
    )
  }
  return (
    <div className={classes.progress}>
      <span role="status">{labels.progress(count)}</span>
      <Button variant="default" onClick={() => controller.current?.abort()}>
        {labels.cancel}
      </Button>
    </div>
  )
}
