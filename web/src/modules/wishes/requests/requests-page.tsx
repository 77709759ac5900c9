import { Button } from '@mantine/core'
import { IconClipboardList } from '@tabler/icons-react'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useWishForm } from '../use-wish-form.ts'
import { NotificationHours } from './notification-hours.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { RequestList } from './request-list.tsx'
import { texts } from './texts.ts'

/** /requests: the member's wishes, a new one, and when to notify of matches. */
export const RequestsPage = () => {
  const form = useWishForm()
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
      <RequestList onOpen={form.open} />
      <NotificationHours />
      <RequestDialog target={form.target} onClose={form.close} />
    </div>
  )
}
