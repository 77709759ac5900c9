import { useEffect } from 'react'
import { keepNotifications } from './keep-notifications.ts'
import { useNotifications } from './notifications-store.ts'
import { findPush } from './push.ts'
import { useNewsOfMessages } from './use-news-of-messages.ts'

/** The announcement is cleared after this time: nobody should come across it later, and the same text can be announced again. */
const SAID_MS = 5000

/** Listens to notifications and messages while a member is signed in; announces new notifications to screen readers. */
export const Live = ({ userId }: { userId: string }) => {
  const said = useNotifications((notifications) => notifications.said)
  useEffect(() => keepNotifications(userId), [userId])
  useNewsOfMessages()
  useEffect(() => {
    // Only if the member enabled it before; the server may have lost this browser's subscription.
    if ('Notification' in globalThis && Notification.permission === 'granted') findPush().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => useNotifications.setState({ said: '' }), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <div role="status" aria-live="polite" className="only-read">
      {said}
    </div>
  )
}
