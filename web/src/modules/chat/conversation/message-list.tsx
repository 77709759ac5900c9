import { Button } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { localDay } from '../../../lib/local-time.ts'
import { useIsMobile } from '../../../lib/use-width.ts'
import { texts } from '../texts.ts'
import { DayName, MessageBubble } from './message-bubble.tsx'
import classes from './message-list.module.css'
import type { Room } from './room.ts'
import type { RoomView } from './room-view.ts'
import { DAY_PX, guessHeight, nameOfDay, rowsOf } from './rows.ts'
import { useAtEnd } from './use-at-end.ts'
import { useNow } from './use-now.ts'

const labels = texts.history
/** Height above the first message: «Cargar mensajes anteriores», if there are any, and its day. */
const OLDER_PX = 52
const AIR_PX = 12
/** Characters that roughly fit into a line of a bubble. */
const letters = { phone: 34, desktop: 62 }

interface Props {
  room: Room
  view: RoomView
  /** Called with true while the newest message is on screen. */
  onEnd: (isAtEnd: boolean) => void
}

/** The messages of a room, virtualized. Stays at the newest if it was there, and keeps its place when older ones load. */
export const MessageList = ({ room, view, onEnd }: Props) => {
  const scroller = useRef<HTMLDivElement>(null)
  const now = useNow(60_000)
  const isMobile = useIsMobile()
  const rows = useMemo(() => rowsOf(view.entries, room.me.id, new Date(now)), [view.entries, room, now])
  const hasOlder = view.firstSeq > 1 && !view.isOldestShown
  const getItemKey = useCallback((index: number) => rows[index]?.entry.key ?? index, [rows])
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index] ? guessHeight(rows[index], isMobile ? letters.phone : letters.desktop) : 0),
    getItemKey,
    overscan: 10,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: 80,
    paddingStart: AIR_PX + (hasOlder ? OLDER_PX : 0) + DAY_PX,
    paddingEnd: AIR_PX,
  })
  const { isAtEnd, hasNews } = useAtEnd(scroller, view.arrived?.key ?? null)
  useEffect(() => onEnd(isAtEnd), [isAtEnd, onEnd])

  useLayoutEffect(() => list.scrollToEnd(), [list])
  const last = rows.at(-1)
  const ownUnsent = last?.isOwn && last.entry.id === null ? last.entry.key : null
  useLayoutEffect(() => {
    if (ownUnsent) list.scrollToEnd()
  }, [ownUnsent, list])

  const isAtEndNow = useRef(isAtEnd)
  isAtEndNow.current = isAtEnd
  useEffect(() => {
    if (!scroller.current) return
    // The keyboard or a growing composer reduces the height: the newest message must stay visible.
    const watcher = new ResizeObserver(() => isAtEndNow.current && list.scrollToEnd())
    watcher.observe(scroller.current)
    return () => watcher.disconnect()
  }, [list])

  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
      <div ref={scroller} className={classes.scroller} role="log" aria-live="off" aria-label={labels.label} tabIndex={0}>
        <div className={classes.content} style={{ height: list.getTotalSize() }}>
          <div className={classes.top}>
            {hasOlder && (
              <div className={classes.older}>
                <Button variant="default" size="sm" mih={44} loading={view.isLoadingOlder} onClick={() => void room.loadOlder()}>
                  {labels.older}
                </Button>
                {view.hasOlderFailed && <span role="alert">{labels.olderFailed}</span>}
              </div>
            )}
            {rows[0] && <DayName day={nameOfDay(localDay(rows[0].entry.at), new Date(now))} />}
          </div>
          {list.getVirtualItems().map(({ key, index, start }) => {
            const row = rows[index]
            return (
              row && (
                <div
                  key={key}
                  ref={list.measureElement}
                  data-index={index}
                  className={classes.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <MessageBubble
                    row={row}
                    isRead={row.entry.seq !== null && row.entry.seq <= view.otherReadSeq}
                    onRetry={room.retry}
                    onRenew={room.renew}
                  />
                </div>
              )
            )
          })}
        </div>
        {rows.length === 0 && <p className={classes.empty}>{labels.empty}</p>}
      </div>
      {!isAtEnd && (
        <button
          type="button"
          className={classes.down}
          data-news={hasNews || undefined}
          aria-label={hasNews ? undefined : labels.toEnd}
          onClick={() => list.scrollToEnd()}
        >
          {hasNews && labels.newer}
          <IconArrowDown size={20} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
