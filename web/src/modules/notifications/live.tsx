import { useEffect } from 'react'
import { keepNotifications } from './keep-notifications.ts'
import { useNotifications } from './notifications-store.ts'
import { findPush } from './push.ts'
import { useNewsOfMessages } from './use-news-of-messages.ts'

/** What was said goes after this time: nobody should come across it later, and the same words are said again. */
const SAID_MS = 5000

/** Hears of notices and messages for as long as a member is signed in; says new notices to those who do not see them. */
export const Live = ({ userId }: { userId: string }) => {
  const said = useNotifications((notifications) => notifications.said)
  useEffect(() => keepNotifications(userId), [userId])
  useNewsOfMessages()
  useEffect(() => {
    // Only where the member turned it on before; the server may have forgotten this browser.
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
