import { useEffect, useRef } from 'react'
import { PlainButton } from './plain-button.tsx'

interface Props {
  hasMore: boolean
  isFetching: boolean
  onMore: () => void
  /** True after a failure: then only a click on the button retries. */
  hasFailed?: boolean
}

/** The end of a paginated list: fetches more when it comes near the screen, and has a button for those who prefer one. */
export const LoadMore = ({ hasMore, isFetching, onMore, hasFailed = false }: Props) => {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  latest.current = onMore
  const isWatching = hasMore && !isFetching && !hasFailed
  useEffect(() => {
    if (!isWatching || !end.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), { rootMargin: '600px 0px' })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [isWatching])
  if (!hasMore) return null
  return (
    <div ref={end} style={{ display: 'grid', placeItems: 'center', padding: '2rem 0' }}>
      <PlainButton look="outlined" isLoading={isFetching} onClick={onMore}>
        {hasFailed ? 'Reintentar' : 'Ver más'}
      </PlainButton>
    </div>
  )
}
