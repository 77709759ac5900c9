import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { followOrder, followTakenBack, remind } from './follow-orders.ts'
import { reviewsHttp } from './http.ts'
import { reviewPersonalData } from './personal-data.ts'
import { publishSealed } from './publish.ts'
import { rebuildReputations } from './rebuild.ts'
import { answerReview } from './use-cases/answer-review.ts'
import { appealReview } from './use-cases/appeal-review.ts'
import { decideAppeal } from './use-cases/decide-appeal.ts'
import { getOrderReviews } from './use-cases/get-order-reviews.ts'
import { getReputation } from './use-cases/get-reputation.ts'
import { listAppeals } from './use-cases/list-appeals.ts'
import { listReviews } from './use-cases/list-reviews.ts'
import { superviseReviews } from './use-cases/supervise-reviews.ts'
import { withdrawReview } from './use-cases/withdraw-review.ts'

// Served by reviewsHttp, since it reads a cookie.
const { write: _write, ...routes } = api.reviews

/**
 * Reviews: what the parties of a finished order say of each other, sealed until both wrote or 14 days passed, and the reputation that
 * follows: a score and, beside it, facts that need no opinion. Both are kept as sums, made anew by a job; decision 123 has the formula.
 */
export const reviews = defineModule({
  name: 'reviews',
  routes: serve(routes, {
    ofOrder: getOrderReviews,
    list: listReviews,
    reputation: getReputation,
    answer: answerReview,
    withdraw: withdrawReview,
    appeal: appealReview,
    appeals: listAppeals,
    decide: decideAppeal,
    supervise: superviseReviews,
  }),
  http: reviewsHttp,
  on: {
    'orders.moved': { 'follow-order': followOrder },
    'payments.taken-back': { 'follow-taken-back': followTakenBack },
  },
  schedules: {
    'publish-sealed': { cron: '*/5 * * * *', run: publishSealed },
    'rebuild-reputations': { cron: '* * * * *', run: rebuildReputations },
    remind: { cron: '27 * * * *', run: remind },
  },
  personalData: reviewPersonalData,
})

export { countOverdueAppeals } from './admin-views.ts'
export { makeDue } from './due.ts'
export { findPublished, setReviewRemoved } from './moderated.ts'
export { findAppealed, findReviews, findUnwritten } from './news.ts'
export { publishSealed } from './publish.ts'
export { rebuildReputations } from './rebuild.ts'
export { shownScore } from './rules.ts'
export { standingsOf } from './standing.ts'
export { writeReview } from './use-cases/write-review.ts'
