import { Button, Skeleton } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { useOnline } from '../../../lib/use-online.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useWishes } from '../use-wishes.ts'
import { RequestCard } from './request-card.tsx'
import classes from './request-list.module.css'
import { texts } from './texts.ts'

/** Wishes rendered before «Ver más». */
const STEP = 24

const Loading = () => (
  <div className={classes.list} aria-busy="true">
    <span className="only-read" role="status">
      {texts.loading}
    </span>
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} height={236} radius="lg" />
    ))}
  </div>
)

/** The member's wishes as cards; stored ones show at once and offline. */
export const RequestList = ({ onOpen }: { onOpen: (target: string) => void }) => {
  const { requests, loading, error } = useWishes()
  const { items, isKnown, refetch } = requests
  const isOnline = useOnline()
  const [shown, setShown] = useState(STEP)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasFailed = !isKnown && !loading.requests && error !== null
  const list = () => {
    if (items.length > 0) {
      return (
        <>
          {(hasFailed || !isOnline) && <p className={classes.kept}>{texts.kept}</p>}
          <ul className={classes.list}>
            {items.slice(0, shown).map((wish) => (
              <li key={wish.id}>
                <RequestCard wish={wish} onEdit={onOpen} onRemoved={() => heading.current?.focus()} />
              </li>
            ))}
          </ul>
          <LoadMore hasMore={items.length > shown} isFetching={false} onMore={() => setShown(shown + STEP)} />
        </>
      )
    }
    if (hasFailed) return <ErrorState error={error} title={texts.failed} onRetry={() => void refetch()} />
    if (!isKnown) return <Loading />
    return (
      <EmptyState
        title={texts.empty}
        text={texts.emptyHint}
        action={
          <div className={classes.ways}>
            <Button onClick={() => onOpen('new')}>{texts.create}</Button>
            <Button component={Link} to="/all-products" variant="default">
              {texts.all}
            </Button>
          </div>
        }
      />
    )
  }
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="only-read">
        {texts.list}
      </h2>
      {list()}
    </section>
  )
}
