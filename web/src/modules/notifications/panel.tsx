import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { useSession } from '../../lib/session.ts'
import { useSocketState } from '../../lib/socket.ts'
import { useOnline } from '../../lib/use-online.ts'
import { markAllRead } from './change-notifications.ts'
import { useCounts } from './counts.ts'
import { NotificationItem } from './notification-item.tsx'
import { useNotifications } from './notifications-store.ts'
import classes from './panel.module.css'
import { PushSwitch } from './push-switch.tsx'
import { refreshNotifications } from './refresh-notifications.ts'
import { setMuted, useMuted } from './ring.ts'
import { texts } from './texts.ts'
import { useNow } from './use-now.ts'
import { usePanelFocus } from './use-panel-focus.ts'

const refresh = () => void refreshNotifications().catch(() => undefined)

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

const Nothing = () => {
  const state = useNotifications((notifications) => notifications.state)
  if (state === 'waiting') {
    return (
      <div className={classes.waiting} aria-busy="true">
        <span className="only-read">{texts.loading}</span>
        <Skeleton height={56} />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    )
  }
  if (state === 'failed') {
    return (
      <div className={classes.nothing} role="alert">
        <p>{texts.failed}</p>
        <Button variant="default" onClick={refresh}>
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
  /** Contains the bell and the panel. */
  place: RefObject<HTMLElement | null>
  onClose: () => void
}

/** «Notificaciones»: the member's newest 50, 20rem wide, 24rem high at most, then it scrolls. */
export const Panel = ({ place, onClose }: Props) => {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const notifications = useNotifications((store) => store.notifications)
  const hasFailed = useNotifications((store) => store.state === 'failed')
  const unread = useCounts((counts) => counts.unread)
  const userId = useSession((session) => session.user?.id)
  const isOnline = useOnline()
  const now = useNow(notifications)
  usePanelFocus(place, panel, onClose)
  useEffect(() => {
    if (!userId) return
    useNotifications.getState().open(userId)
    if (useNotifications.getState().state !== 'ready' || !useSocketState.getState().isConnected) refresh()
  }, [userId])
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
        <Button variant="subtle" className={classes.all} onClick={() => void markAllRead()}>
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
            <NotificationItem key={notification.id} notification={notification} now={now} onClose={onClose} />
          ))}
        </ul>
      ) : (
        <Nothing />
      )}
      <PushSwitch />
    </section>
  )
}
