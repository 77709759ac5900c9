import type { Conversation } from '@feria/contract/chat/schemas'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatAgo, formatDate } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { texts } from '../texts.ts'
import classes from './chat-list.module.css'

const labels = texts.manager
const MOST = 99

interface Props {
  conversation: Conversation
  memberId: string
  /** Where it opens. */
  to: string
  isChosen: boolean
  now: number
}

/** One conversation of the list: the other member, its subject, its last message and its unread count. */
export const ChatEntry = memo(({ conversation, memberId, to, isChosen, now }: Props) => {
  const { role, product, productName, other, lastMessage, lastAt, unread } = conversation
  const isOwn = lastMessage?.senderId === memberId
  return (
    <li>
      <Link
        to={to}
        state={{ isFromList: true }}
        className={classes.entry}
        aria-current={isChosen || undefined}
        data-unread={unread > 0 || undefined}
      >
        <Avatar name={other.name} src={other.imageUrl} size={52} />
        <span className={classes.words}>
          <span className={classes.top}>
            <span className={classes.name}>{other.name}</span>
            <time className={classes.ago} dateTime={lastAt} title={formatDate(lastAt)}>
              {formatAgo(lastAt, new Date(now))}
            </time>
          </span>
          <span className={classes.about}>
            <Picture src={product?.imageUrl} alt="" sizes="24px" className={classes.picture} />
            <span className={classes.product}>{product?.name ?? productName}</span>
            {role === 'seller' && <Pill tone="info">{texts.mine}</Pill>}
          </span>
          <span className={classes.last}>
            <span className={classes.text}>{lastMessage ? `${isOwn ? texts.you : ''}${lastMessage.content}` : labels.noMessages}</span>
            {unread > 0 && (
              <span className={classes.unread}>
                <span aria-hidden="true">{unread > MOST ? `${MOST}+` : unread}</span>
                <span className="only-read">{labels.unread(unread)}</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
})
ChatEntry.displayName = 'ChatEntry'
