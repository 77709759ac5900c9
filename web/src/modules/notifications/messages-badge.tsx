import { barTexts } from './bar-texts.ts'
import classes from './bell.module.css'
import { CountBadge } from './count-badge.tsx'
import { useBarState, useUnreadConversations } from './counts.ts'

/**
 * The badge of «Mensajes»: a red dot for unseen requests, which holds the number of conversations with unread messages if there are any:
 * one thing at an icon, not two.
 */
export const MessagesBadge = () => {
  const count = useUnreadConversations()
  const isNew = useBarState((state) => state.hasNewRequests)
  return (
    <span className={classes.news}>
      {isNew && count === 0 && <span className={classes.dot} aria-hidden="true" />}
      <CountBadge count={count} />
      <span className="only-read">
        {count > 0 && barTexts.conversations(count)}
        {isNew && barTexts.newRequests}
      </span>
    </span>
  )
}
