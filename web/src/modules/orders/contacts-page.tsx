import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { usePages } from '../../lib/use-route.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ContactCard } from './contact-card.tsx'
import classes from './contacts-page.module.css'
import { texts } from './texts.ts'

const labels = texts.contacts

const Loading = () => (
  <div className={classes.list} aria-busy="true">
    <span className="only-read" role="status">
      {labels.loading}
    </span>
    <Skeleton height={92} radius="lg" />
    <Skeleton height={92} radius="lg" />
    <Skeleton height={92} radius="lg" />
  </div>
)

const Nobody = () => (
  <EmptyState
    title={labels.empty}
    text={labels.emptyHint}
    action={
      <Button component={Link} to="/all-products">
        {labels.toProducts}
      </Button>
    }
  />
)

/** /contacts: whom the member bought from, sold to or chats with, latest first. */
export const ContactsPage = () => {
  const list = usePages(api.orders.contacts, { query: {} })
  const content = () => {
    if (list.isPending) return <Loading />
    if (list.items.length === 0) return list.error ? <ErrorState error={list.error} onRetry={list.refetch} /> : <Nobody />
    return (
      <>
        <ul className={classes.list}>
          {list.items.map((contact) => (
            <ContactCard key={contact.id} contact={contact} />
          ))}
        </ul>
        <LoadMore hasMore={list.hasMore} isFetching={list.isFetchingMore} onMore={list.fetchMore} hasFailed={list.error !== null} />
      </>
    )
  }
  return (
    <div className="page">
      <PageHeader title={labels.title} subtitle={labels.subtitle} />
      {content()}
    </div>
  )
}
