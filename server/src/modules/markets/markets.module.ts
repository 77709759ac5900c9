import { defineModule } from '../../core/module.ts'

/**
 * Markets: other marketplaces as the search asks them. Each answers offers or a state, in time and never as an exception; an offer becomes a
 * result in the shape of ours, and what a platform does not say is not said here either.
 */
export const markets = defineModule({ name: 'markets' })

export { askMarket, partOf } from './ask-market.ts'
export type { DistanceTo } from './findings.ts'
