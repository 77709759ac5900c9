import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { addCategory, listCategories, removeCategory, renameCategory } from './catalogue.categories.ts'
import { embedProducts } from './catalogue.embedding.ts'
import { cataloguePersonalData } from './catalogue.queries.ts'
import { addRate, getRate, listRates } from './catalogue.rates.ts'
import { renewTerms } from './catalogue.reindexing.ts'
import { indexVectors } from './catalogue.vectors.ts'
import { editProduct } from './edit-product.ts'
import { getProduct } from './get-product.ts'
import { listOwnProducts } from './list-own-products.ts'
import { listProducts } from './list-products.ts'
import { listShelves } from './list-shelves.ts'
import { listSimilar } from './list-similar.ts'
import { publishProduct } from './publish-product.ts'
import { removeProduct } from './remove-product.ts'
import { setVisibility } from './set-visibility.ts'
import { superviseProducts } from './supervise-products.ts'

/**
 * Catalogue: what is for sale, by whom, and how it is found. Prices are minor units of their own currency; lists compare them in cents of
 * USD at the latest rate. A product is available until its last unit is paid or its seller says that it is sold, and there is no way back.
 */
export const catalogue = defineModule({
  name: 'catalogue',
  routes: serve(api.catalogue, {
    categories: listCategories,
    list: listProducts,
    shelves: listShelves,
    mine: listOwnProducts,
    get: getProduct,
    similar: listSimilar,
    publish: publishProduct,
    edit: editProduct,
    remove: removeProduct,
    setVisibility,
    addCategory,
    renameCategory,
    removeCategory,
    supervise: superviseProducts,
    currentRate: getRate,
    rates: listRates,
    addRate,
  }),
  schedules: {
    'renew-terms': { cron: '* * * * *', run: renewTerms },
    'embed-products': { cron: '* * * * *', run: embedProducts },
    'index-vectors': { cron: '7 * * * *', run: indexVectors },
  },
  personalData: cataloguePersonalData,
})

export { listCategories } from './catalogue.categories.ts'
export { latestRate, listOwn, productColumns, toProduct } from './catalogue.queries.ts'
export { rarityNow } from './catalogue.rarity.ts'
export { getRate, setRate } from './catalogue.rates.ts'
export { comparable, mayBuy } from './catalogue.rules.ts'
export { explainUntaken, restock, returnStock, settleStock, takeStock } from './catalogue.stock.ts'
export { findCandidates, findComparables, type MatchCandidate, readMatchCandidates } from './find-candidates.ts'
export { findLocal, type LocalFinding } from './find-local.ts'
export { listProducts } from './list-products.ts'
export { publishProduct } from './publish-product.ts'
export { suggestCategory } from './suggest-category.ts'
export { suggestLocal } from './suggest-local.ts'
