import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { countDemand } from './demand.ts'
import { renewKeys } from './key-index.ts'
import { wishPersonalData } from './personal-data.ts'
import { forgetMatches } from './stored-matches.ts'
import { createWish } from './use-cases/create-wish.ts'
import { dismissMatch, getMatch } from './use-cases/dismiss-match.ts'
import { editWish } from './use-cases/edit-wish.ts'
import { listDemand } from './use-cases/list-demand.ts'
import { listInterested } from './use-cases/list-interested.ts'
import { listMatches } from './use-cases/list-matches.ts'
import { listNearbyProducts } from './use-cases/list-nearby-products.ts'
import { getPublicWish, listPublicWishes } from './use-cases/list-public-wishes.ts'
import { listSelling } from './use-cases/list-selling.ts'
import { getWish, listWishes } from './use-cases/list-wishes.ts'
import { matchProduct } from './use-cases/match-product.ts'
import { matchWish } from './use-cases/match-wish.ts'
import { notifyOwner } from './use-cases/notify-owner.ts'
import { passOver } from './use-cases/pass-over.ts'
import { removeWish } from './use-cases/remove-wish.ts'
import { getHours, setHours } from './use-cases/set-hours.ts'
import { writeToOwner } from './use-cases/write-to-owner.ts'

/**
 * Wishes: what members look for, and what matches it. A wish finds its products by the search index, a product its wishes by an index of
 * keys over all active wishes; both are scored by the same rules and stored once per wish and product. All of it runs in jobs, after the
 * change has committed; `notifications` notifies both sides. Nobody learns where the owner of a wish is, only an approximate distance,
 * nor their maximum price.
 */
export const wishes = defineModule({
  name: 'wishes',
  routes: serve(api.wishes, {
    create: createWish,
    list: listWishes,
    get: getWish,
    edit: editWish,
    remove: removeWish,
    listPublic: listPublicWishes,
    getPublic: getPublicWish,
    matches: listMatches,
    nearby: listInterested,
    products: listSelling,
    notify: notifyOwner,
    write: writeToOwner,
    match: getMatch,
    dismiss: dismissMatch,
    demand: listDemand,
    nearbyProducts: listNearbyProducts,
    passOver,
    hours: getHours,
    setHours,
  }),
  on: {
    'catalogue.changed': { 'match-product': matchProduct },
    'wishes.changed': { 'match-wish': matchWish },
  },
  schedules: {
    'renew-keys': { cron: '* * * * *', run: renewKeys },
    'count-demand': { cron: '11 * * * *', run: countDemand },
    'forget-matches': { cron: '41 3 * * *', run: forgetMatches },
  },
  personalData: wishPersonalData,
})

export { countDemand } from './demand-signals.ts'
export { findWanting } from './interested-members.ts'
export { differencesOf } from './match-models.rules.ts'
export { bandOf, sentencesOf } from './match-reasons.rules.ts'
export { findShownWish, hideWish, showWish } from './moderated.ts'
export { findOffer, readBriefs, readLiveMatches, takeNewMatches } from './new-matches.ts'
export { countWanting } from './use-cases/count-wanting.ts'
export { createWish } from './use-cases/create-wish.ts'
export { getPublicWish } from './use-cases/list-public-wishes.ts'
export { stopDigest } from './use-cases/set-hours.ts'
export { walkPublicWishes } from './use-cases/walk-public-wishes.ts'
