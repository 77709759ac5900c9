import type { Claim } from '@feria/contract/orders/schemas'
import { DECIDE_DAYS } from '@feria/contract/orders/values'

const DAY_MS = 86_400_000

/** Whether an admin should have decided a claim by now: both sides spoke DECIDE_DAYS days ago. */
export const isOverdue = ({ answeredAt, settledAt }: Pick<Claim, 'answeredAt' | 'settledAt'>, now: number): boolean =>
  answeredAt !== null && settledAt === null && now - Date.parse(answeredAt) > DECIDE_DAYS * DAY_MS
