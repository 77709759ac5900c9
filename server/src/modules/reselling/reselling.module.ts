import { api } from '@feria/contract'
import { defineModule } from '../../core/module.ts'
import { serve } from '../../core/use-case.ts'
import { resellingHttp } from './http.ts'
import { headOfLink } from './link-cards.ts'
import { followOrder, followPaid } from './order-events.ts'
import { resellingPersonalData } from './personal-data.ts'
import { forgetContacts } from './retention.ts'
import { confirmDelivery } from './use-cases/confirm-delivery.ts'
import { contactReseller } from './use-cases/contact-reseller.ts'
import { createLink, createLinkOf } from './use-cases/create-link.ts'
import { getOffer } from './use-cases/get-offer.ts'
import { listLinks, removeLink } from './use-cases/list-links.ts'
import { listTransactions } from './use-cases/list-transactions.ts'
import { getProfile, registerReseller } from './use-cases/register-reseller.ts'
import { startWhatsapp } from './use-cases/start-whatsapp.ts'
import { sumVisits } from './use-cases/sum-visits.ts'
import { sweepLinkCards } from './use-cases/sweep-link-cards.ts'
import { generatePayment, validateTransaction } from './use-cases/validate-transaction.ts'

// Served by resellingHttp, since they read and write a cookie.
const { visit: _visit, buy: _buy, remembered: _remembered, ...routes } = api.reselling

/**
 * Reselling: members sell others' products for a commission on top of the price. A link belongs to one member and product; what comes
 * through it is a transaction, whose stage follows from its events. The purchase is an order of `orders`, which holds the money and pays
 * all three; a transaction follows its order and never the reverse, except a delivery confirmed by the buyer's code.
 */
export const reselling = defineModule({
  name: 'reselling',
  routes: serve(routes, {
    profile: getProfile,
    register: registerReseller,
    createLink,
    createLinkOf,
    links: listLinks,
    removeLink,
    offer: getOffer,
    contact: contactReseller,
    transactions: listTransactions,
    validate: validateTransaction,
    whatsapp: startWhatsapp,
    generatePayment,
    confirmDelivery,
  }),
  http: resellingHttp,
  heads: { '/resale': headOfLink },
  on: {
    'orders.paid': { 'follow-payment': followPaid },
    'orders.moved': { 'follow-order': followOrder },
  },
  schedules: {
    'forget-contacts': { cron: '53 4 * * *', run: forgetContacts },
    'sum-visits': { cron: '13 4 * * *', run: sumVisits },
    'sweep-cards': { cron: '23 4 * * *', run: sweepLinkCards },
  },
  personalData: resellingPersonalData,
})

export { visitorIn } from './http.ts'
export { findSale } from './sales.ts'
export { buyThrough, isBrowserOf } from './use-cases/buy-through.ts'
export { contactReseller } from './use-cases/contact-reseller.ts'
export { createLink } from './use-cases/create-link.ts'
export { startWhatsapp } from './use-cases/start-whatsapp.ts'
export { generatePayment, validateTransaction } from './use-cases/validate-transaction.ts'
