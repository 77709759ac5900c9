import { useEffect } from 'react'
import { withQueries } from '../../lib/query-provider.tsx'
import { useBarState } from './counts.ts'
import { findPush } from './push.ts'
import { useLiveNotifications } from './use-live-notifications.ts'
import { useNewsOfMessages } from './use-news-of-messages.ts'

/** The announcement is cleared after this time: nobody should come across it later, and the same text can be announced again. */
const ANNOUNCEMENT_MS = 5000

const Listener = ({ userId }: { userId: string }) => {
  const announcement = useBarState((state) => state.announcement)
  useLiveNotifications(userId)
  useNewsOfMessages()
  useEffect(() => {
    // Only if the member enabled it before; the server may have lost this browser's subscription.
    if ('Notification' in globalThis && Notification.permission === 'granted') findPush().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (announcement === '') return
    const timer = setTimeout(() => useBarState.setState({ announcement: '' }), ANNOUNCEMENT_MS)
    return () => clearTimeout(timer)
  }, [announcement])
  return (
    <div role="status" aria-live="polite" className="only-read">
      {announcement}
    </div>
  )
}

/** Listens to notifications and messages while a member is signed in; announces new notifications to screen readers. */
export const Live = withQueries(Listener)
