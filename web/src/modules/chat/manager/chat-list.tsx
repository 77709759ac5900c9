import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { Link } from 'react-router'
import { useSession } from '../../../lib/session.ts'
import { usePages } from '../../../lib/use-route.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useNow } from '../conversation/use-now.ts'
import { WaitingRequests } from '../requests/waiting-requests.tsx'
import { texts } from '../texts.ts'
import { ChatEntry } from './chat-entry.tsx'
import classes from './chat-list.module.css'
import { latestFirst } from './list-cache.ts'

const labels = texts.manager
const WAITING = ['70%', '52%', '60%', '44%']

const Loading = () => (
  <div aria-busy="true">
    <span className="only-read" role="status">
      {labels.loading}
    </span>
    {WAITING.map((width) => (
      <div key={width} className={classes.entry}>
        <Skeleton height={52} circle />
        <div className={classes.words}>
          <Skeleton height={16} width={width} />
          <Skeleton height={14} width="85%" mt={8} />
          <Skeleton height={14} width="60%" mt={8} />
        </div>
      </div>
    ))}
  </div>
)

interface Props {
  chosen: string | null
  /** Where a conversation opens. */
  toRoom: (roomId: string) => string
}

/** The member's conversations, latest first; above them the requests that they made and nobody answered yet. */
export const ChatList = ({ chosen, toRoom }: Props) => {
  const list = usePages(api.chat.conversations, { query: {} })
  const sent = usePages(api.chat.sent, { query: { status: 'pending' } })
  const memberId = useSession((session) => session.user?.id ?? '')
  const now = useNow(30_000)
  const waiting = sent.items.filter(({ status }) => status === 'pending')
  if (list.isPending || (list.items.length === 0 && sent.isPending)) return <Loading />
  if (list.items.length === 0) {
    if (waiting.length > 0 && !list.error) return <WaitingRequests requests={waiting} />
    if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />
    return (
      <EmptyState
        title={labels.empty}
        text={labels.emptyHint}
        action={
          <Button component={Link} to="/all-products">
            {texts.toProducts}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <WaitingRequests requests={waiting} />
      <ul className={classes.list} aria-label={labels.list}>
        {latestFirst(list.items).map((conversation) => (
          <ChatEntry
            key={conversation.roomId}
            conversation={conversation}
            memberId={memberId}
            to={toRoom(conversation.roomId)}
            isChosen={conversation.roomId === chosen}
            // A message newer than the last clock tick must not be in the future.
            now={Math.max(now, Date.parse(conversation.lastAt))}
          />
        ))}
      </ul>
      <LoadMore hasMore={list.hasMore} isFetching={list.isFetchingMore} onMore={list.fetchMore} hasFailed={list.error !== null} />
    </>
  )
}
