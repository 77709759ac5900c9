import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CallError } from '../../../lib/call.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import classes from '../moderation.module.css'

interface Props {
  list: {
    items: unknown[]
    isPending: boolean
    error: CallError | null
    refetch: () => void
    hasMore: boolean
    isFetchingMore: boolean
    fetchMore: () => void
  }
  nothing: string
  nothingText: string
  children: ReactNode
}

/** A list in pages, with what it shows while it loads, fails or is empty. */
export const PagedList = ({ list, nothing, nothingText, children }: Props) => {
  if (list.isPending)
    return (
      <div className={classes.list} aria-busy="true">
        <Skeleton height={120} radius="md" />
        <Skeleton height={120} radius="md" />
      </div>
    )
  if (list.items.length === 0)
    return list.error ? <ErrorState error={list.error} onRetry={list.refetch} /> : <EmptyState title={nothing} text={nothingText} />
  return (
    <>
      <ul className={classes.list}>{children}</ul>
      <LoadMore hasMore={list.hasMore} isFetching={list.isFetchingMore} onMore={list.fetchMore} hasFailed={list.error !== null} />
    </>
  )
}
