import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { createWish } from './create-wish.ts'
import { dismissMatch, getMatch } from './dismiss-match.ts'
import { editWish } from './edit-wish.ts'
import { listDemand } from './list-demand.ts'
import { listInterested } from './list-interested.ts'
import { listMatches } from './list-matches.ts'
import { listNearbyProducts } from './list-nearby-products.ts'
import { listSelling } from './list-selling.ts'
import { getWish, listWishes } from './list-wishes.ts'
import { matchProduct } from './match-product.ts'
import { matchWish } from './match-wish.ts'
import { notifyOwner } from './notify-owner.ts'
import { passOver } from './pass-over.ts'
import { removeWish } from './remove-wish.ts'
import { countDemand } from './wishes.demand.ts'
import { getHours, setHours } from './wishes.hours.ts'
import { wishPersonalData } from './wishes.personal-data.ts'
import { renewKeys } from './wishes.renewing.ts'
import { forgetMatches } from './wishes.storing.ts'

/**
 * Wishes: what members look for, and what meets it. A wish finds its products by the index of the search, a product its wishes by an index
 * of keys over all active wishes; both are judged by the same rules and stored once a wish and product. All of it happens in jobs, after
 * the change has committed; `notifications` tells both sides. Nobody learns where an owner of a wish is, only how far about, nor what they
 * would pay at most.
 */
export const wishes = defineModule({
  name: 'wishes',
  routes: serve(api.wishes, {
    create: createWish,
    list: listWishes,
    get: getWish,
    edit: editWish,
    remove: removeWish,
    matches: listMatches,
    nearby: listInterested,
    products: listSelling,
    notify: notifyOwner,
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

export { countWanting } from './count-wanting.ts'
export { createWish } from './create-wish.ts'
export { differencesOf } from './matching.models.rules.ts'
export { bandOf, sentencesOf } from './matching.sentences.rules.ts'
export { stopDigest } from './wishes.hours.ts'
export { countDemand } from './wishes.signals.ts'
export { findOffer, readTold, takeUntold } from './wishes.telling.ts'
export { findWanting } from './wishes.wanting.ts'
