import type { History } from './history.ts'
import type { Order } from './model.ts'

/** What chance decides of a step: the kind is in its name, these choose among what there is. */
export interface Choice {
  pick: number
  more: number
  flag: boolean
}

/** Does a step in the market and on paper; answers the order that it was about, or false where there is nothing to do it to. */
export type Act = (history: History, choice: Choice) => Promise<Order | undefined | false>

export const ordersIn = ({ model }: History, ...statuses: Order['status'][]): Order[] =>
  model.orders.filter(({ status }) => statuses.includes(status))
