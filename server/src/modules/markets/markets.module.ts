import { defineModule } from '../../core/module.ts'

/**
 * Markets: searches other marketplaces. Each returns offers or a state, within the timeout and never as an exception; an offer becomes a
 * result in our shape, and data that a platform does not give stays missing.
 */
export const markets = defineModule({ name: 'markets' })

export { askMarket, partOf } from './ask-market.ts'
export type { DistanceTo } from './findings.ts'
