import { IconBell } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '../../lib/lazy-page.ts'
import { useSession } from '../../lib/session.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { IconButton } from '../../ui/plain-button.tsx'
import { barTexts } from './bar-texts.ts'
import classes from './bell.module.css'
import { CountBadge } from './count-badge.tsx'
import { openPanel, useBarState, useUnread } from './counts.ts'

const importPanel = () => import('./panel.tsx')
const loadPanel = async () => (await loadChunk(importPanel)).Panel
const warmUp = () => void importPanel().catch(() => undefined)
const close = () => openPanel(false)

/** The bell with the count of unread notifications; opens and closes their panel, whose code loads only then. */
export const Bell = () => {
  const { key } = useLocation()
  const userId = useSession((session) => session.user?.id)
  const unread = useUnread()
  const isOpen = useBarState((state) => state.isPanelOpen)
  const place = useRef<HTMLSpanElement>(null)
  const Panel = useLoaded(loadPanel, isOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the panel.
  useEffect(close, [key])
  return (
    <span ref={place} className={classes.place}>
      <IconButton
        aria-label={unread > 0 ? barTexts.unread(unread) : barTexts.notifications}
        aria-expanded={isOpen}
        className={classes.bell}
        onPointerEnter={warmUp}
        onFocus={warmUp}
        onClick={() => openPanel(!isOpen)}
      >
        <IconBell aria-hidden="true" />
        <CountBadge count={unread} />
      </IconButton>
      {isOpen && Panel && userId && <Panel userId={userId} place={place} onClose={close} />}
    </span>
  )
}
