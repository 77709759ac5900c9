import type { ChatRequest } from '@feria/contract/chat/schemas'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { notify } from '../../../lib/notify.ts'
import { on } from '../../../lib/socket.ts'
import { routeKey, usePages } from '../../../lib/use-route.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { markRequestsChecked } from './last-check.ts'
import { ReceivedRequest } from './received-request.tsx'
import classes from './requests.module.css'
import { SentRequests } from './sent-requests.tsx'
import { sidesOf } from './sides.ts'
import { texts } from './texts.ts'

const Loading = () => (
  <div className={classes.list} aria-busy="true">
    <span className="only-read" role="status">
      {texts.loading}
    </span>
    <Skeleton height={210} radius="lg" />
    <Skeleton height={210} radius="lg" />
  </div>
)

const Nobody = () => (
  <EmptyState
    title={texts.empty}
    text={texts.emptyHint}
    action={
      <Button component={Link} to="/chats" variant="default">
        {texts.toChats}
      </Button>
    }
  />
)

/**
 * The pending requests that the member received, updated live; then those sent. Accepting one leads into its room. Viewing it clears
 * the red dot.
 */
export const RequestsPanel = () => {
  const client = useQueryClient()
  const list = usePages(api.chat.received, { query: { status: 'pending' } })
  const navigate = useNavigate()
  /** The ids of those answered here: removed before the server's list updates. */
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const take = (request: ChatRequest) => {
    const { id, room } = request
    setAnswered((before) => new Set(before).add(id))
    if (!room) return
    void notify({ message: texts.accepted(sidesOf(request).asker.name), kind: 'success' })
    navigate(`/chat/${room}`)
  }
  useEffect(
    () =>
      on('chatRequest', () => {
        for (const route of [api.chat.received, api.chat.sent]) void client.invalidateQueries({ queryKey: [routeKey(route)] })
      }),
    [client],
  )
  const isLoaded = !list.isPending && list.items.length + (list.error ? 0 : 1) > 0
  const newestAt = list.items[0]?.createdAt
  useEffect(() => {
    if (isLoaded) markRequestsChecked(newestAt)
  }, [isLoaded, newestAt])
  const waiting = list.items.filter(({ id, status }) => status === 'pending' && !answered.has(id))
  const isEmpty = waiting.length === 0
  return (
    <div className={classes.panel}>
      <section>
        <header className={classes.head}>
          <h2 className={classes.heading}>{texts.received}</h2>
          <Button
            variant="default"
            loading={list.isFetching && !list.isPending}
            onClick={list.refetch}
            leftSection={<IconRefresh size={18} aria-hidden="true" />}
          >
            {texts.refresh}
          </Button>
        </header>
        {list.isPending && <Loading />}
        {list.error && waiting.length === 0 && <ErrorState error={list.error} title={texts.failed} onRetry={list.refetch} />}
        {list.error && waiting.length > 0 && (
          <div className={classes.failed}>
            <InlineNotice kind="error">{texts.failed}</InlineNotice>
          </div>
        )}
        {!list.isPending && !list.error && isEmpty && <Nobody />}
        {!isEmpty && (
          <ul className={classes.list}>
            {waiting.map((request) => (
              <ReceivedRequest key={request.id} request={request} onAnswered={take} />
            ))}
          </ul>
        )}
        <LoadMore hasMore={list.hasMore} isFetching={list.isFetchingMore} onMore={list.fetchMore} hasFailed={list.error !== null} />
      </section>
      <SentRequests />
    </div>
  )
}
