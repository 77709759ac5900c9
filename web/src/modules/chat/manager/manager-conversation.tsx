import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect } from 'react'
import { showAlert } from '../../../lib/alert-box.ts'
import { CallError } from '../../../lib/call.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ConversationBody } from '../conversation/conversation-body.tsx'
import { ConversationHead } from '../conversation/conversation-head.tsx'
import { HeadSkeleton } from '../conversation/head-skeleton.tsx'
import { NotMine } from '../conversation/not-mine.tsx'
import { useConversation } from '../conversation/use-conversation.ts'
import { texts } from '../texts.ts'
import { useShownAsRead } from './use-shown-as-read.ts'

const isRefusal = (error: unknown) => error instanceof CallError && [400, 403, 404].includes(error.status)

interface Props {
  roomId: string
  /** Goes back to the list where it is not beside; null where it is. */
  onBack: (() => void) | null
  /** False for a directly opened URL: the page then decides where the focus goes. */
  isFromList: boolean
}

/** The conversation chosen in the manager. */
export const ManagerConversation = ({ roomId, onBack, isFromList }: Props) => {
  const { room, view } = useConversation(roomId, 'manager')
  const failure = view.about ? view.historyError : view.aboutError
  const isFailed = failure !== null && !isRefusal(failure)
  useTitle(view.about ? texts.roomTitle(view.about.other.name) : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failure is shown, even a repeated one.
  useEffect(() => {
    if (isFailed) void showAlert(texts.manager.opening)
  }, [failure, isFailed])
  useShownAsRead(roomId, view)

  if (!view.about && view.aboutError) {
    return isFailed ? <ErrorState error={view.aboutError} onRetry={() => void room.load()} /> : <NotMine />
  }
  const back = onBack && (
    <ActionIcon aria-label={texts.back} color="dark" ml={-10} mr={-6} onClick={onBack}>
      <IconArrowLeft aria-hidden="true" />
    </ActionIcon>
  )
  return (
    <>
      {view.about ? (
        <ConversationHead
          onChange={() => void room.load()}
          view={view}
          memberId={room.me.id}
          back={back}
          heading={onBack ? 'h1' : 'h2'}
          takesFocus={isFromList && onBack !== null}
        />
      ) : (
        <HeadSkeleton />
      )}
      <ConversationBody room={room} view={view} takesFocus={isFromList && onBack === null} />
    </>
  )
}
