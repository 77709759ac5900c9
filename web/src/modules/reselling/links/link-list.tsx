import type { ResaleLink } from '@feria/contract/reselling/schemas'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { usePages } from '../../../lib/use-route.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { isNotYetReseller } from '../not-yet-reseller.ts'
import { LazyLinkCode } from '../share/lazy-link-code.ts'
import { LinkCard } from './link-card.tsx'
import classes from './links.module.css'
import { texts } from './texts.ts'
import { useRemoveLink } from './use-remove-link.ts'

const labels = texts.list

const Loading = () => (
  <div className={classes.rows} aria-busy="true">
    <span className="only-read" role="status">
      {labels.loading}
    </span>
    <Skeleton height={220} radius="lg" />
    <Skeleton height={220} radius="lg" />
  </div>
)

const goToForm = () => document.querySelector<HTMLInputElement>('form[aria-labelledby="create"] input[type="search"]')?.focus()

const Nothing = () => (
  <EmptyState title={labels.empty} text={labels.emptyHint} action={<Button onClick={goToForm}>{labels.toForm}</Button>} />
)

/** The member's links with their results, newest first, page after page. */
export const LinkList = () => {
  const userId = useSession((session) => session.user?.id ?? '')
  const list = usePages(api.reselling.links, { params: { userId }, query: {} })
  const remove = useRemoveLink()
  const [coded, setCoded] = useState<ResaleLink | null>(null)
  const content = () => {
    if (list.isPending) return <Loading />
    if (list.items.length === 0) {
      return list.error && !isNotYetReseller(list.error) ? (
        <ErrorState error={list.error} title={labels.failed} onRetry={list.refetch} />
      ) : (
        <Nothing />
      )
    }
    return (
      <>
        <ul className={classes.rows}>
          {list.items.map((link) => (
            <LinkCard key={link.id} link={link} onCode={() => setCoded(link)} onRemove={() => remove(link)} />
          ))}
        </ul>
        <LoadMore hasMore={list.hasMore} isFetching={list.isFetchingMore} onMore={list.fetchMore} hasFailed={list.error !== null} />
      </>
    )
  }
  return (
    <section aria-labelledby="links">
      <h2 id="links" className={classes.heading}>
        {labels.heading}
      </h2>
      {content()}
      <Sheet isOpen={coded !== null} onClose={() => setCoded(null)} title={labels.qrTitle} size="sm">
        <Suspense fallback={<Skeleton height={240} width={240} mx="auto" />}>
          {coded && <LazyLinkCode address={coded.url} name={coded.product.name} />}
        </Suspense>
      </Sheet>
    </section>
  )
}
