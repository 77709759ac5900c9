import type { InterestedMember } from '@feria/contract/wishes/schemas'
import { Button, Skeleton } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Avatar } from '../../../ui/avatar.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useNearby } from '../match-pages.ts'
import { Coincidence } from './coincidence.tsx'
import classes from './interested-list.module.css'
import { MainReasons } from './main-reasons.tsx'
import { NotifyButton } from './notify-button.tsx'
import { NumbersNote } from './numbers-note.tsx'
import { texts } from './texts.ts'
import { WriteButton } from './write-button.tsx'

const labels = texts.nearby

const Card = ({ member }: { member: InterestedMember }) => {
  const { matchId, owner, wish, product, band, isNotified, isWritten } = member
  return (
    <article className={classes.card}>
      <header className={classes.who}>
        <Avatar name={owner.name} src={owner.imageUrl} size={44} />
        <div className={classes.words}>
          <h3 className={classes.name}>{owner.name}</h3>
          <p className={classes.place}>
            <IconMapPin size={16} aria-hidden="true" />
            {band ?? labels.nowhere}
          </p>
        </div>
        <Coincidence of={member} />
      </header>
      <p>
        <span className={classes.quiet}>{labels.looksFor}: </span>
        <strong>{wish.name}</strong>
        {wish.modelo !== wish.name && <span className={classes.quiet}> · {wish.modelo}</span>}
      </p>
      <MainReasons of={member} />
      <Link to={`/products/${product.id}`} className={classes.product}>
        <Picture src={product.imageUrl} alt="" sizes="48px" className={classes.thumb} />
        <span>
          <span className={classes.quiet}>{labels.your}</span>
          <br />
          {product.name}
        </span>
      </Link>
      <footer className={classes.foot}>
        <NotifyButton wishId={wish.id} productId={product.id} name={owner.name} isNotified={isNotified} />
        <WriteButton wishId={wish.id} productId={product.id} name={owner.name} isWritten={isWritten} />
        <Button component={Link} to={`/matches/${matchId}`} variant="default">
          {labels.see}
        </Button>
      </footer>
    </article>
  )
}

const Loading = () => (
  <div className={classes.list} aria-busy="true">
    <span className="only-read" role="status">
      {labels.loading}
    </span>
    {[1, 2, 3].map((n) => (
      <Skeleton key={n} height={230} radius="lg" />
    ))}
  </div>
)

interface Props {
  /** Only those interested in this product of the member. */
  productId: string
  onAll: () => void
}

/** Members interested in the member's products, nearest first: distance bands, never a place. */
export const InterestedList = ({ productId, onAll }: Props) => {
  const { items, hasMore, fetchMore, isFetchingMore, isPending, error, refetch } = useNearby()
  const shown = productId ? items.filter(({ product }) => product.id === productId) : items
  const only = shown[0]?.product.name
  const all = (
    <Button variant="default" onClick={onAll}>
      {texts.list.seeAll}
    </Button>
  )
  if (isPending) return <Loading />
  if (error && items.length === 0) return <ErrorState error={error} title={labels.failed} onRetry={refetch} />
  return (
    <>
      {productId && only && (
        <p className={classes.only}>
          {labels.interestedIn(only)} {all}
        </p>
      )}
      {shown.length > 0 && <NumbersNote />}
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((member) => (
            <li key={member.matchId}>
              <Card member={member} />
            </li>
          ))}
        </ul>
      )}
      {shown.length === 0 && !hasMore && (
        <EmptyState title={productId ? labels.emptyOf : labels.empty} text={labels.emptyHint} action={productId ? all : undefined} />
      )}
      <LoadMore hasMore={hasMore} isFetching={isFetchingMore} onMore={fetchMore} hasFailed={error !== null} />
    </>
  )
}
