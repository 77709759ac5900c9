import type { Claim } from '@feria/contract/orders/schemas'
import { DECIDE_DAYS, UNDECIDED_DAYS } from '@feria/contract/orders/values'

const DAY_MS = 86_400_000

/**
 * Whether an admin should have decided a claim by now: both sides spoke DECIDE_DAYS days ago, or so many more as an operator gave. Its end
 * stands UNDECIDED_DAYS after the answer and moves with them.
 */
export const isOverdue = ({ answeredAt, settledAt, until }: Pick<Claim, 'answeredAt' | 'settledAt' | 'until'>, now: number): boolean =>
  answeredAt !== null && settledAt === null && until !== null && now > Date.parse(until) - (UNDECIDED_DAYS - DECIDE_DAYS) * DAY_MS
