import * as api from '@feria/contract/routes'
import { usePages } from '../../../lib/use-route.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { texts as chat } from '../texts.ts'
import { RequestProduct } from './request-row.tsx'
import classes from './requests.module.css'
import { toWhom } from './sides.ts'
import { texts } from './texts.ts'

/** «Enviadas»: the member's pending requests. Nothing if there are none. */
export const SentRequests = () => {
  const list = usePages(api.chat.sent, { query: { status: 'pending' } })
  const requests = list.items.filter(({ status }) => status === 'pending')
  if (requests.length === 0 && !list.error) return null
  return (
    <section className={classes.sent}>
      <h2 className={classes.heading}>{texts.sent}</h2>
      <p className={classes.quiet}>{texts.sentHint}</p>
      {requests.length === 0 && <ErrorState error={list.error} title={texts.failed} onRetry={list.refetch} />}
      <ul className={classes.list}>
        {requests.map((request) => (
          <li key={request.id} className={classes.sentRow}>
            <RequestProduct request={request}>
              <span className={classes.quiet}>{toWhom(request)}</span>
              {request.message && <span className={classes.own}>{`${chat.you}${request.message}`}</span>}
            </RequestProduct>
            <Pill tone="warn">{request.review === 'waiting' ? chat.message.review.waiting : texts.pending}</Pill>
          </li>
        ))}
      </ul>
      <LoadMore hasMore={list.hasMore} isFetching={list.isFetchingMore} onMore={list.fetchMore} hasFailed={list.error !== null} />
    </section>
  )
}
