import * as api from '@feria/contract/routes'
import { IconMessageCircle } from '@tabler/icons-react'
import { usePages } from '../../../lib/use-route.ts'
import { TaskRow } from '../../../ui/task-row.tsx'
import { sidesOf } from './sides.ts'
import { texts } from './texts.ts'

/** Requests shown; the others stand in their list. */
const MOST = 3

interface Props {
  /** The number of conversations with unread messages. */
  unread: number
}

/** Who waits for an answer of the member: requests for a chat, and unread conversations. Rows of a list, none while they load. */
export const WaitingForMe = ({ unread }: Props) => {
  const { items, hasMore } = usePages(api.chat.received, { query: { status: 'pending', limit: MOST } })
  return (
    <>
      {unread > 0 && (
        <TaskRow to="/chats" title={texts.unread(unread)} line={texts.unreadHint} icon={<IconMessageCircle aria-hidden="true" />} />
      )}
      {items.map((request) => (
        <TaskRow
          key={request.id}
          to="/chat-requests"
          title={texts.wantsToTalk(sidesOf(request).asker.name, request.product.name)}
          line={request.message ?? texts.answerThem}
          imageUrl={request.product.imageUrl}
        />
      ))}
      {hasMore && (
        <TaskRow
          to="/chat-requests"
          title={texts.moreRequests}
          line={texts.moreRequestsHint}
          icon={<IconMessageCircle aria-hidden="true" />}
        />
      )}
    </>
  )
}
