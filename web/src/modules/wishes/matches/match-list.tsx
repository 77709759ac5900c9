import type { Match } from '@feria/contract/wishes/schemas'
import { Button, NativeSelect } from '@mantine/core'
import grid from '../../../ui/card-grid.module.css'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { CardSkeletons } from '../../catalogue/skeletons.tsx'
import { split, useMatches } from '../match-pages.ts'
import { useRequests } from '../use-requests.ts'
import { MatchCard } from './match-card.tsx'
import classes from './match-list.module.css'
import { NumbersNote } from './numbers-note.tsx'
import { texts } from './texts.ts'

const labels = texts.list

const Part = ({ title, hint, matches, hasWish }: { title: string; hint: string; matches: Match[]; hasWish: boolean }) =>
  matches.length > 0 && (
    <section className={classes.part}>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.hint}>{hint}</p>
      <ul className={grid.grid}>
        {matches.map((match) => (
          <li key={match.matchId}>
            <MatchCard match={match} hasWish={hasWish} />
          </li>
        ))}
      </ul>
    </section>
  )

interface Props {
  /** The wish in the URL; empty for all of them. */
  wishId: string
  onChoose: (wishId: string) => void
  onNew: () => void
}

interface WithRequests extends Props {
  requests: ReturnType<typeof useRequests>
}

const Filter = ({ wishId, onChoose, requests: { items } }: WithRequests) => {
  const active = items.filter(({ activo, id }) => activo || id === wishId)
  if (active.length === 0 && wishId === '') return null
  const isUnknown = wishId !== '' && !active.some(({ id }) => id === wishId)
  return (
    <NativeSelect
      label={labels.filter}
      className={classes.filter}
      value={wishId}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[
        { value: '', label: labels.all },
        ...(isUnknown ? [{ value: wishId, label: labels.one }] : []),
        ...active.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}

const Nothing = ({ wishId, onChoose, onNew, requests: { items, isKnown } }: WithRequests) => {
  if (wishId) {
    return (
      <EmptyState
        title={labels.emptyOne}
        text={labels.emptyHint}
        action={
          <Button variant="default" onClick={() => onChoose('')}>
            {labels.seeAll}
          </Button>
        }
      />
    )
  }
  const hasWishes = items.length > 0 || !isKnown
  return (
    <EmptyState
      title={hasWishes ? labels.empty : labels.noWishes}
      text={hasWishes ? labels.emptyHint : labels.noWishesHint}
      action={<Button onClick={onNew}>{texts.create}</Button>}
    />
  )
}

/** The matches of the member's wishes, or of one of them: exact ones, then close ones. */
export const MatchList = (props: Props) => {
  const { wishId } = props
  const requests = useRequests()
  const { items, hasMore, fetchMore, isFetchingMore, isPending, error, refetch } = useMatches(wishId || undefined)
  const { exact, close } = split(items)
  const content = () => {
    if (items.length > 0) {
      return (
        <>
          <NumbersNote />
          <Part title={labels.exact} hint={labels.exactHint} matches={exact} hasWish={!wishId} />
          <Part title={labels.close} hint={labels.closeHint} matches={close} hasWish={!wishId} />
          <LoadMore hasMore={hasMore} isFetching={isFetchingMore} onMore={fetchMore} hasFailed={error !== null} />
        </>
      )
    }
    if (error) return <ErrorState error={error} title={labels.failed} onRetry={refetch} />
    if (!isPending) return <Nothing {...props} requests={requests} />
    return (
      <div aria-busy="true">
        <span className="only-read" role="status">
          {labels.loading}
        </span>
        <CardSkeletons count={5} />
      </div>
    )
  }
  return (
    <>
      <Filter {...props} requests={requests} />
      {content()}
    </>
  )
}
