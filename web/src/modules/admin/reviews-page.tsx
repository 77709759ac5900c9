import type { AdminAppeal, AdminReview } from '@feria/contract/reviews/schemas'
import * as api from '@feria/contract/routes'
import { formatDate } from '../../lib/format.ts'
import { usePages } from '../../lib/use-route.ts'
import { Pill } from '../../ui/pill.tsx'
import { ReviewWords } from '../reviews/review-item.tsx'
import { texts } from '../reviews/texts.ts'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { DecideAppeal } from './decide-appeal.tsx'
import { appealColumns, reviewColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { reviewTexts } from './review-texts.ts'
import { useAddressParts } from './use-address-text.ts'
import { Switch } from './waiting-switch.tsx'

const labels = reviewTexts

type List = keyof typeof labels.lists
const addresses: Record<List, string> = { waiting: '', settled: 'resueltos', uncounted: 'sin-contar', notes: 'notas' }
const lists = Object.keys(addresses) as List[]

const Words = ({ review }: { review: AdminReview }) => (
  <>
    <p className={classes.hint}>{labels.about(review.author.name, review.about.name, review.orderNumber)}</p>
    <ReviewWords {...review} />
    {review.note && (
      <p className={classes.break}>
        <strong>{labels.note}:</strong> {review.note}
      </p>
    )}
    {review.uncounted && <p className={classes.hint}>{labels.why[review.uncounted]}</p>}
  </>
)

const Appeal = ({ appeal }: { appeal: AdminAppeal }) => {
  const { review, reason, text, createdAt, dueAt, isOverdue, outcome, note } = appeal
  return (
    <li className={classes.claim}>
      <div className={classes.claimHead}>
        <h2 className={classes.claimTitle}>{texts.appeal.reasons[reason]}</h2>
        <Pill tone={outcome ? 'good' : isOverdue ? 'bad' : 'warn'}>
          {outcome ? labels.outcomes[outcome] : isOverdue ? labels.overdue : labels.due(formatDate(dueAt))}
        </Pill>
      </div>
      <p className={classes.hint}>{labels.asked(review.about.name, formatDate(createdAt))}</p>
      {text && <blockquote className={classes.message}>{text}</blockquote>}
      <Words review={review} />
      {note && <p className={classes.break}>{note}</p>}
      {!outcome && <DecideAppeal appeal={appeal} />}
    </li>
  )
}

const Appeals = ({ list }: { list: 'waiting' | 'settled' }) => {
  const query = { settled: String(list === 'settled') }
  const found = usePages(api.reviews.appeals, { query })
  return (
    <>
      <ListTools list="review-appeals" route={api.reviews.appeals} query={query} columns={appealColumns} />
      <ul className={classes.rows}>
        {found.items.map((appeal) => (
          <Appeal key={appeal.id} appeal={appeal} />
        ))}
      </ul>
      <ListStates list={found} nothing={labels.nothing[list]} />
    </>
  )
}

const Reviews = ({ list }: { list: 'uncounted' | 'notes' }) => {
  const query = { list: list === 'notes' ? ('con nota' as const) : ('sin contar' as const) }
  const found = usePages(api.reviews.supervise, { query })
  return (
    <>
      <ListTools list="reviews" route={api.reviews.supervise} query={query} columns={reviewColumns} />
      <ul className={classes.rows}>
        {found.items.map((review) => (
          <li key={review.id} className={classes.row}>
            <Words review={review} />
          </li>
        ))}
      </ul>
      <ListStates list={found} nothing={labels.nothing[list]} />
    </>
  )
}

/** /admin-dashboard/opiniones: appeals, the overdue first, with their decision; reviews that do not count, and private notes. */
export const ReviewsPage = () => {
  const { params, change } = useAddressParts()
  const shown = lists.find((one) => addresses[one] === params.get('ver')) ?? 'waiting'
  const options = lists.map((one) => ({
    label: labels.lists[one],
    isOn: one === shown,
    onChoose: () => change({ ver: addresses[one] }),
  }))
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <Switch options={options} />
      {shown === 'waiting' || shown === 'settled' ? <Appeals key={shown} list={shown} /> : <Reviews key={shown} list={shown} />}
    </AdminLayout>
  )
}
