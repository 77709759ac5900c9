import type { ListedCard } from '@feria/contract/catalogue/schemas'

type Marked = Pick<ListedCard, 'isPartial' | 'isOutsidePrice'>

/** A list in the order of its parts: what coincides, what only mentions some of the search, and what breaks a spoken price. */
export const resultParts = <Item extends Marked>(items: readonly Item[]) => ({
  good: items.filter(({ isPartial, isOutsidePrice }) => !isPartial && !isOutsidePrice),
  partial: items.filter(({ isPartial }) => isPartial),
  outside: items.filter(({ isOutsidePrice }) => isOutsidePrice),
})

/** The marks of a search's list in their order, each with the heading over what has it. */
export type Tail = [keyof Marked, string][]
