import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CallError } from '../lib/call.ts'
import { ErrorState } from './error-state.tsx'
import { LoadMore } from './load-more.tsx'
import classes from './paged-list.module.css'

/** A list in pages, as `usePages` has it. */
export interface Paged {
  items: unknown[]
  isPending: boolean
  error: CallError | null
  refetch: () => void
  hasMore: boolean
  isFetchingMore: boolean
  fetchMore: () => void
}

interface Props {
  list: Paged
  loading: string
  /** Of a row, in pixels. */
  height: number
  empty: ReactNode
  children: ReactNode
}

/** A list of members' things in pages, with what it shows while it loads, fails or is empty. */
export const PagedList = ({ list, loading, height, empty, children }: Props) => {
  if (list.isPending)
    return (
      <div className={classes.list} aria-busy="true">
        <span className="only-read" role="status">
          {loading}
        </span>
        <Skeleton height={height} radius="lg" />
        <Skeleton height={height} radius="lg" />
      </div>
    )
  if (list.items.length === 0) return list.error ? <ErrorState error={list.error} onRetry={list.refetch} /> : empty
  return (
    <>
      <ul className={classes.list}>{children}</ul>
      <LoadMore hasMore={list.hasMore} isFetching={list.isFetchingMore} onMore={list.fetchMore} hasFailed={list.error !== null} />
    </>
  )
}
