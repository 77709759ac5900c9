import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { withQueries } from '../../lib/query-provider.tsx'
import { useOnline } from '../../lib/use-online.ts'
import { themed } from '../../ui/themed.tsx'
import { useUnread } from './counts.ts'
import { NotificationItem } from './notification-item.tsx'
import { notificationsQuery } from './notifications-query.ts'
import classes from './panel.module.css'
import { PushSwitch } from './push-switch.tsx'
import { setMuted, useMuted } from './ring.ts'
import { texts } from './texts.ts'
import { useChangeNotifications } from './use-change-notifications.ts'
import { useNow } from './use-now.ts'
import { usePanelFocus } from './use-panel-focus.ts'

const Mute = () => {
  const isMuted = useMuted((muted) => muted.isMuted)
  const Icon = isMuted ? IconVolumeOff : IconVolume
  const label = isMuted ? texts.unmute : texts.mute
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setMuted(!isMuted)}>
      <Icon size={20} aria-hidden="true" />
    </ActionIcon>
  )
}

const Nothing = ({ isWaiting, hasFailed, onRetry }: { isWaiting: boolean; hasFailed: boolean; onRetry: () => void }) => {
  if (isWaiting) {
    return (
      <div className={classes.waiting} aria-busy="true">
        <span className="only-read">{texts.loading}</span>
        <Skeleton height={56} />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    )
  }
  if (hasFailed) {
    return (
      <div className={classes.nothing} role="alert">
        <p>{texts.failed}</p>
        <Button variant="default" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.nothing}>
      <p className={classes.empty}>{texts.empty}</p>
      <p>{texts.emptyHint}</p>
    </div>
  )
}

interface Props {
  userId: string
  /** Contains the bell and the panel. */
  place: RefObject<HTMLElement | null>
  onClose: () => void
}

const Opened = ({ userId, place, onClose }: Props) => {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const { data: notifications, dataUpdatedAt, isError, refetch } = useQuery(notificationsQuery(userId))
  // Later failures do not matter: what the server has answered shows.
  const isAnswered = dataUpdatedAt > 0
  const hasFailed = !isAnswered && isError
  const changes = useChangeNotifications(userId)
  const unread = useUnread()
  const isOnline = useOnline()
  const now = useNow(notifications)
  usePanelFocus(place, panel, onClose)
  // The pressed button may be gone with its notice: the focus stays in the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks after every change of the list and the count.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [notifications, unread])
  return (
    <section ref={panel} className={classes.panel} aria-labelledby={id} tabIndex={-1}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {texts.title}
        </h2>
        <Mute />
      </header>
      {unread > 0 && (
        <Button variant="subtle" className={classes.all} onClick={() => changes.markAllRead(notifications)}>
          {texts.markAll}
        </Button>
      )}
      {(!isOnline || hasFailed) && notifications.length > 0 && (
        <p className={classes.kept} role="status">
          {isOnline ? texts.failed : texts.kept}
        </p>
      )}
      {notifications.length > 0 ? (
        <ul className={classes.list}>
          {notifications.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} now={now} changes={changes} onClose={onClose} />
          ))}
        </ul>
      ) : (
        <Nothing isWaiting={!isAnswered && !hasFailed} hasFailed={hasFailed} onRetry={() => void refetch()} />
      )}
      <PushSwitch />
    </section>
  )
}

/** «Notificaciones»: the member's newest 50, 20rem wide, 24rem high at most, then it scrolls. */
export const Panel = withQueries(themed(Opened))
