import { Button } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { useOnline } from '../../lib/use-online.ts'
import { useIsMobile } from '../../lib/use-width.ts'
import grid from '../../ui/card-grid.module.css'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { type CardProps, FavoriteEntry } from './favorite-entry.tsx'
import classes from './favorites-page.module.css'
import { texts } from './texts.ts'
import { useSeenFavorites } from './use-seen-favorites.ts'

interface Props {
  Card: ComponentType<CardProps>
  /** What stands there while the first ones load. */
  Waiting: ComponentType<{ isRow: boolean }>
}

/** Entries rendered before «Ver más». */
const STEP = 48

const Nothing = () => (
  <EmptyState
    title={texts.empty}
    text={texts.emptyHint}
    action={
      <Button component={Link} to="/all-products">
        {texts.all}
      </Button>
    }
  />
)

/**
 * /favorites: the count, then a grid, or a list on phones; cached ones show at once and offline. Shows the empty state when there are
 * none, even while removed ones can be restored.
 */
export const FavoritesPage = ({ Card, Waiting }: Props) => {
  const isMobile = useIsMobile()
  const userId = useSession((session) => session.user?.id ?? '')
  const { seen, count, isLoading, error, refetch, remove, undo } = useSeenFavorites(userId)
  const isOnline = useOnline()
  const [shown, setShown] = useState(STEP)
  const content = () => {
    if (seen.length > 0) {
      return (
        <>
          {(error || !isOnline) && <p className={classes.kept}>{texts.kept}</p>}
          <h2 className="only-read">{texts.list}</h2>
          <ul className={isMobile ? grid.rows : grid.grid}>
            {seen.slice(0, shown).map((entry) => (
              <li key={entry.product.id}>
                <FavoriteEntry entry={entry} isRow={isMobile} Card={Card} onRemove={remove} onUndo={undo} />
              </li>
            ))}
          </ul>
          <LoadMore hasMore={seen.length > shown} isFetching={false} onMore={() => setShown(shown + STEP)} />
          {count === 0 && <Nothing />}
        </>
      )
    }
    if (isLoading) return <Waiting isRow={isMobile} />
    if (error) return <ErrorState error={error} onRetry={refetch} />
    return <Nothing />
  }
  const isKnown = !isLoading || count > 0
  return (
    <div className="page">
      <PageHeader title={texts.title} subtitle={<span role="status">{isKnown ? texts.count(count) : '\u00a0'}</span>} />
      {content()}
    </div>
  )
}
