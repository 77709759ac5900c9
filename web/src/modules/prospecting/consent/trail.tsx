import type { Appearance } from '@feria/contract/prospecting/schemas'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { formatAgo, formatDate } from '../../../lib/format.ts'
import { usePages } from '../../../lib/use-route.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { texts } from '../texts.ts'
import classes from './consent.module.css'

const labels = texts.consent
const SHOWN = 5

const Line = ({ appearance: { at, seller, productName, reasons, isOffered } }: { appearance: Appearance }) => (
  <li className={classes.line}>
    <Avatar name={seller.name} src={seller.imageUrl} size={40} />
    <div className={classes.words}>
      <p className={classes.who}>
        <strong>{seller.name}</strong>
        <time dateTime={at} title={formatDate(at)} className={classes.quiet}>
          {formatAgo(at)}
        </time>
        {isOffered && <Pill tone="good">{labels.offered}</Pill>}
      </p>
      <p>{labels.trailLine(productName)}</p>
      {reasons.length > 0 && (
        <details className={classes.why}>
          <summary>{labels.why}</summary>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  </li>
)

/** When and to whom the member was shown, newest first; a button loads more, since there is more content under it. */
export const Trail = () => {
  const { items, isPending, error, hasMore, fetchMore, isFetchingMore, refetch } = usePages(api.prospecting.appearances, {
    query: { limit: SHOWN },
  })
  const content = () => {
    if (isPending) return <Skeleton height={64} mt={12} />
    if (items.length === 0) {
      return error ? (
        <ErrorState error={error} title={labels.trailFailed} onRetry={refetch} />
      ) : (
        <p className={classes.quiet}>{labels.trailEmpty}</p>
      )
    }
    return (
      <ul className={classes.list}>
        {items.map((appearance) => (
          <Line key={appearance.id} appearance={appearance} />
        ))}
      </ul>
    )
  }
  return (
    <div className={classes.trail} aria-busy={isPending || undefined}>
      <h3 className={classes.title}>{labels.trail}</h3>
      {content()}
      {hasMore && (
        <Button variant="default" loading={isFetchingMore} onClick={fetchMore}>
          {labels.more}
        </Button>
      )}
    </div>
  )
}
