import * as api from '@feria/contract/routes'
import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { routeKey } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { texts } from '../texts.ts'
import { BodySkeleton } from './body-skeleton.tsx'
import { Composer } from './composer.tsx'
import classes from './conversation.module.css'
import { MessageList } from './message-list.tsx'
import type { Room } from './room.ts'
import type { RoomView } from './room-view.ts'
import { useVisible } from './use-visible.ts'

/** Marks messages as read once the newest one is visible; refetches the unread counts. */
const useReading = (room: Room, view: RoomView, isAtEnd: boolean) => {
  const client = useQueryClient()
  const isSeen = useVisible() && isAtEnd && view.isLoaded
  useEffect(() => {
    if (isSeen && view.lastSeq > view.readSeq) room.read(view.lastSeq)
  }, [isSeen, view.lastSeq, view.readSeq, room])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the read position advances.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [routeKey(api.chat.unread)] })
  }, [view.readSeq, client])
}

/** The messages of a room and the composer: the history or why it could not be loaded, then the composer or why there is none. */
export const ConversationBody = ({ room, view, takesFocus = false }: { room: Room; view: RoomView; takesFocus?: boolean }) => {
  const [isAtEnd, setIsAtEnd] = useState(true)
  useReading(room, view, isAtEnd)
  const { arrived, about } = view
  const history = () => {
    if (view.isLoaded) return <MessageList room={room} view={view} onEnd={setIsAtEnd} />
    if (!view.historyError) return <BodySkeleton />
    return (
      <div className={classes.failed} role="alert">
        <p>{texts.history.failed}</p>
        <Button variant="default" onClick={() => void room.load()}>
          {texts.retry}
        </Button>
      </div>
    )
  }
  return (
    <div className={classes.body}>
      {history()}
      <div className="only-read" role="status" aria-live="polite">
        {arrived?.pictures && `${texts.pictures.arrived(arrived.senderName, arrived.pictures.length)}. `}
        {arrived && `${arrived.senderName}: ${arrived.text}${arrived.warning ? ` ${texts.warnings[arrived.warning]}` : ''}`}
      </div>
      <div className={classes.foot}>
        {view.sendError && (
          <div className={classes.warning}>
            <InlineNotice kind="error">{view.sendError}</InlineNotice>
            <ActionIcon aria-label={texts.sendFailed.close} onClick={() => room.warn(null)}>
              <IconX size={18} aria-hidden="true" />
            </ActionIcon>
          </div>
        )}
        {about && !about.can.write ? (
          <p className={classes.closed}>{about.other.hasLeft ? texts.composer.closed : texts.composer.unavailable}</p>
        ) : (
          <Composer
            key={room.id}
            roomId={room.id}
            onSend={room.send}
            onType={room.typing.type}
            takesFocus={takesFocus}
            returned={view.returned}
            onReturned={room.forgetReturned}
          />
        )}
      </div>
    </div>
  )
}
