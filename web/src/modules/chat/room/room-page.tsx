import { readRoomId } from '@feria/contract/chat/rooms'
import * as api from '@feria/contract/routes'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link, useLocation, useParams } from 'react-router'
import { CallError } from '../../../lib/call.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { useIsDesktop, useIsWide } from '../../../lib/use-width.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import conversation from '../conversation/conversation.module.css'
import { ConversationBody } from '../conversation/conversation-body.tsx'
import { ConversationHead } from '../conversation/conversation-head.tsx'
import { HeadSkeleton } from '../conversation/head-skeleton.tsx'
import { NotMine } from '../conversation/not-mine.tsx'
import { isRoomId, useConversation } from '../conversation/use-conversation.ts'
import { useScreenHeight } from '../conversation/use-screen-height.ts'
import { ChatsBeside } from '../manager/chats-beside.tsx'
import { useShownAsRead } from '../manager/use-shown-as-read.ts'
import { texts } from '../texts.ts'
import { CareNotes } from './care-notes.tsx'
import classes from './room-page.module.css'

const isRefusal = (error: unknown) => error instanceof CallError && [400, 403, 404].includes(error.status)

const ToChats = () => (
  <ActionIcon component={Link} to="/chats" aria-label={texts.back} color="dark" className={classes.back}>
    <IconArrowLeft aria-hidden="true" />
  </ActionIcon>
)

const Missing = () => {
  useTitle(texts.missingProduct)
  return (
    <EmptyState
      isPage
      title={texts.missingProduct}
      text={texts.missingProductHint}
      action={
        <Button component={Link} to="/all-products">
          {texts.toProducts}
        </Button>
      }
    />
  )
}

/** Shown for a room that is not the member's: its product, if there is one, else that there is no such conversation. */
const NoRoom = ({ productId }: { productId: string }) => {
  const { isPending, error } = useRoute(api.catalogue.get, { params: { id: productId }, query: {} })
  if (isPending) return <HeadSkeleton />
  return error?.status === 404 ? <Missing /> : <NotMine isPage />
}

const RoomScreen = ({ roomId }: { roomId: string }) => {
  const { room, view } = useConversation(roomId, 'product')
  const isDesktop = useIsDesktop()
  const isWide = useIsWide()
  const isOnline = useOnline()
  const isFromList = (useLocation().state as { isFromList?: boolean } | null)?.isFromList === true
  useScreenHeight()
  useShownAsRead(roomId, view)
  useTitle(view.about ? texts.roomTitle(view.about.other.name) : undefined)
  if (!view.about && view.aboutError) {
    return (
      <div className="page">
        {isRefusal(view.aboutError) ? (
          <NoRoom productId={readRoomId(roomId)?.productId ?? ''} />
        ) : (
          <ErrorState error={view.aboutError} title={texts.history.failed} onRetry={() => void room.load()} />
        )}
      </div>
    )
  }
  return (
    <div className={`${conversation.screen} ${classes.room}`} data-fills-phone data-offline={!isOnline || undefined}>
      {isDesktop && (
        <div className={classes.beside}>
          <ChatsBeside chosen={roomId} />
        </div>
      )}
      <div className={classes.talk} key={roomId}>
        {view.about ? (
          <ConversationHead
            view={view}
            memberId={room.me.id}
            onChange={() => void room.load()}
            back={isDesktop ? undefined : <ToChats />}
          />
        ) : (
          <HeadSkeleton />
        )}
        {!isWide && <CareNotes />}
        <ConversationBody room={room} view={view} takesFocus={isFromList && isDesktop} />
      </div>
      {isWide && <CareNotes isOpen />}
    </div>
  )
}

/** /chat/:roomId: one conversation with its product, and how to trade safely; from 1024 px on, the list of conversations beside it. */
export const RoomPage = () => {
  const { roomId = '' } = useParams()
  // Not keyed: the list beside stays as it is when another conversation opens.
  if (isRoomId(roomId)) return <RoomScreen roomId={roomId} />
  return (
    <div className="page">
      <Missing />
    </div>
  )
}
