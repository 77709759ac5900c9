import type { History } from './history.ts'
import type { Order } from './model.ts'

/** The random choices of a step: its kind is in its name, these pick among what exists. */
export interface Choice {
  pick: number
  more: number
  flag: boolean
}

/** Does a step in the market and in the model; returns the order concerned, or false if there is nothing to do. */
export type Act = (history: History, choice: Choice) => Promise<Order | undefined | false>

export const ordersIn = ({ model }: History, ...statuses: Order['status'][]): Order[] =>
  model.orders.filter(({ status }) => statuses.includes(status))
