import { barTexts } from './bar-texts.ts'
import classes from './bell.module.css'
import { CountBadge } from './count-badge.tsx'
import { useBarState, useUnreadConversations } from './counts.ts'

/** The badge of «Mensajes»: the number of conversations with unread messages, and a red dot for unseen requests. */
export const MessagesBadge = () => {
  const count = useUnreadConversations()
  const isNew = useBarState((state) => state.hasNewRequests)
  return (
    <span className={classes.news}>
      {isNew && <span className={classes.dot} aria-hidden="true" />}
      <CountBadge count={count} />
      <span className="only-read">
        {count > 0 && barTexts.conversations(count)}
        {isNew && barTexts.newRequests}
      </span>
    </span>
  )
}
