import { routeOf } from '@feria/contract/notifications/kinds'
import type { Notification } from '@feria/contract/notifications/schemas'
import { matchPercent } from '@feria/contract/wishes/match-percent'
import { ActionIcon } from '@mantine/core'
import {
  IconBell,
  IconBolt,
  IconBuildingStore,
  IconMessageCircle,
  IconMessageCircleX,
  IconMessageQuestion,
  IconShoppingBag,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatAgo, formatDate } from '../../lib/format.ts'
import { writeToTexts } from '../chat/write-to-texts.ts'
import classes from './panel.module.css'
import { texts } from './texts.ts'
import type { useChangeNotifications } from './use-change-notifications.ts'

const icons: Record<string, TablerIcon> = {
  match: IconBolt,
  matches: IconBolt,
  matchOffer: IconBolt,
  purchase: IconShoppingBag,
  sale: IconBuildingStore,
  chatRequest: IconMessageQuestion,
  chat: IconMessageCircle,
  chatRejected: IconMessageCircleX,
}

/** Whom the reader of a notification about an order may write to. */
const others: Record<string, string> = {
  purchase: writeToTexts.seller,
  order: writeToTexts.seller,
  sale: writeToTexts.buyer,
  saleUpdate: writeToTexts.buyer,
}

/** How well a match fits, as its card tells it; nothing without a reason. */
const Score = ({ data: { reasonFor, reasonAgainst }, score }: { data: Notification['data']; score: number }) => {
  const sides = [reasonFor && `${texts.inFavour}: ${reasonFor}`, reasonAgainst && `${texts.against}: ${reasonAgainst}`].filter(Boolean)
  if (sides.length === 0) return null
  return (
    <span className={classes.message}>
      <strong>{matchPercent(score)} %</strong>
      {sides.map((side) => (
        <span key={side}> · {side}</span>
      ))}
    </span>
  )
}

interface Props {
  notification: Notification
  now: Date
  changes: ReturnType<typeof useChangeNotifications>
  onClose: () => void
}

/** A notification with its own close button. A click marks it as read, opens its target and closes the panel. */
export const NotificationItem = ({ notification, now, changes, onClose }: Props) => {
  const { type, title, message, timestamp, read, data } = notification
  const Icon = icons[type] ?? IconBell
  const to = routeOf(type, data)
  const press = () => {
    changes.markRead(notification)
    onClose()
  }
  const content = (
    <>
      <Icon size={22} className={classes.icon} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.name}>
          {!read && <span className="only-read">{texts.isUnread}</span>}
          {title}
        </span>
        <span className={classes.message}>{message}</span>
        {data.matchScore !== undefined && <Score data={data} score={data.matchScore} />}
        <time className={classes.time} dateTime={timestamp} title={formatDate(timestamp)}>
          {formatAgo(timestamp, now)}
        </time>
      </span>
    </>
  )
  const other = data.roomId ? others[type] : undefined
  return (
    <li className={classes.item} data-unread={!read || undefined} data-type={type}>
      {to ? (
        <Link to={to} className={classes.main} onClick={press}>
          {content}
        </Link>
      ) : (
        <button type="button" className={classes.main} onClick={press}>
          {content}
        </button>
      )}
      <ActionIcon
        className={classes.remove}
        aria-label={texts.removeOf(title)}
        title={texts.remove}
        onClick={() => changes.remove(notification)}
      >
        <IconX size={18} aria-hidden="true" />
      </ActionIcon>
      {other && (
        <Link to={`/chat/${data.roomId}`} className={classes.write} onClick={press}>
          {other}
        </Link>
      )}
    </li>
  )
}
