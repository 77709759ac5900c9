import { Button } from '@mantine/core'
import { IconClipboardList } from '@tabler/icons-react'
import { useState } from 'react'
import { PageHeader } from '../../../ui/page-header.tsx'
import { FirstMatches } from '../matches/first-matches.tsx'
import { useWishForm } from '../use-wish-form.ts'
import { NotificationHours } from './notification-hours.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { RequestList } from './request-list.tsx'
import { texts } from './texts.ts'

/** /requests: the member's wishes, a new one, and when to notify of matches. */
export const RequestsPage = () => {
  const form = useWishForm()
  const [createdId, setCreatedId] = useState('')
  return (
    <div className="page">
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button onClick={() => form.open('new')} leftSection={<IconClipboardList size={18} aria-hidden="true" />}>
            {texts.create}
          </Button>
        }
      />
      {createdId && <FirstMatches key={createdId} wishId={createdId} />}
      <RequestList onOpen={form.open} />
      <NotificationHours />
      <RequestDialog target={form.target} onClose={form.close} onCreated={({ id }) => setCreatedId(id)} />
    </div>
  )
}
