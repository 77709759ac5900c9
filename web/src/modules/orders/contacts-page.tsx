import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { usePages } from '../../lib/use-route.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { ContactCard } from './contact-card.tsx'
import { texts } from './texts.ts'

const labels = texts.contacts

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
  return (
    <div className="page">
      <PageHeader title={labels.title} subtitle={labels.subtitle} />
      <PagedList list={list} loading={labels.loading} height={92} empty={<Nobody />}>
        {list.items.map((contact) => (
          <ContactCard key={contact.id} contact={contact} />
        ))}
      </PagedList>
    </div>
  )
}
