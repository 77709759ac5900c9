import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { forgetChanges } from './changes.ts'
import { embedProducts } from './embeddings.ts'
import { cataloguePersonalData } from './queries.ts'
import { renewTerms } from './term-index.ts'
import { briefProducts } from './use-cases/brief-products.ts'
import { editProduct } from './use-cases/edit-product.ts'
import { getListing } from './use-cases/get-listing.ts'
import { getProduct } from './use-cases/get-product.ts'
import { getSeller } from './use-cases/get-seller.ts'
import { addCategory, listCategories, removeCategory, renameCategory } from './use-cases/list-categories.ts'
import { listOwnProducts } from './use-cases/list-own-products.ts'
import { listInView } from './use-cases/list-products.ts'
import { listShelves } from './use-cases/list-shelves.ts'
import { listSimilar } from './use-cases/list-similar.ts'
import { publishProduct } from './use-cases/publish-product.ts'
import { removeProduct } from './use-cases/remove-product.ts'
import { askProofWord, sendProofPhoto } from './use-cases/send-proof-photo.ts'
import { addRate, getRate, listRates } from './use-cases/set-rate.ts'
import { setVisibilities } from './use-cases/set-visibilities.ts'
import { setVisibility } from './use-cases/set-visibility.ts'
import { superviseProducts } from './use-cases/supervise-products.ts'
import { indexVectors } from './vector-index.ts'

/**
 * Catalogue: products, their sellers, and search. Prices are minor units of their own currency; lists compare them in USD cents at the
 * latest rate. A product is available until its last unit is paid or its seller marks it as sold, which is final.
 */
export const catalogue = defineModule({
  name: 'catalogue',
  routes: serve(api.catalogue, {
    categories: listCategories,
    list: listInView,
    brief: briefProducts,
    shelves: listShelves,
    mine: listOwnProducts,
    get: getProduct,
    listing: getListing,
    seller: getSeller,
    similar: listSimilar,
    publish: publishProduct,
    edit: editProduct,
    remove: removeProduct,
    setVisibility,
    setVisibilities,
    askProofWord,
    sendProofPhoto,
    addCategory,
    renameCategory,
    removeCategory,
    supervise: superviseProducts,
    currentRate: getRate,
    rates: listRates,
    addRate,
  }),
  schedules: {
    'forget-changes': { cron: '* * * * *', run: forgetChanges },
    'renew-terms': { cron: '* * * * *', run: renewTerms },
    'embed-products': { cron: '* * * * *', run: embedProducts },
    'index-vectors': { cron: '7 * * * *', run: indexVectors },
  },
  personalData: cataloguePersonalData,
})

export { findHere, ownPlace } from './around.ts'
export { countSearches } from './counts.ts'
export type { Filters } from './filters.ts'
export { readListed } from './listed.ts'
export { hideModerated, showModerated } from './moderated.ts'
export { deliveryColumns, latestRate, latestRateNow, listOwn, lockOwn, productColumns, toDelivery, toProduct } from './queries.ts'
export { rarityNow } from './rarity.ts'
export { comparable, type Listed, mayBuy } from './rules.ts'
export { commitStock, explainUntaken, restock, returnStock, takeStock } from './stock.ts'
export { type Understood, understand } from './understood.ts'
export { findCandidates, findComparables, type MatchCandidate, readMatchCandidates } from './use-cases/find-candidates.ts'
export { findLocal, type LocalFinding, readLocal } from './use-cases/find-local.ts'
export { getProduct } from './use-cases/get-product.ts'
export { getSeller } from './use-cases/get-seller.ts'
export { listCategories } from './use-cases/list-categories.ts'
export { listCards, listProducts } from './use-cases/list-products.ts'
export { publishProduct } from './use-cases/publish-product.ts'
export { getRate, setRate } from './use-cases/set-rate.ts'
export { suggestCategory } from './use-cases/suggest-category.ts'
export { suggestLocal } from './use-cases/suggest-local.ts'
export { walkOnSale } from './use-cases/walk-on-sale.ts'
export { walkSellers } from './use-cases/walk-sellers.ts'
