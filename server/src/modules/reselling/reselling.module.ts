import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { confirmDelivery } from './confirm-delivery.ts'
import { contactReseller } from './contact-reseller.ts'
import { createLink, createLinkOf } from './create-link.ts'
import { getOffer } from './get-offer.ts'
import { decideIdentity, listIdentities } from './list-identities.ts'
import { listLinks, removeLink } from './list-links.ts'
import { listTransactions } from './list-transactions.ts'
import { getProfile, registerReseller } from './register-reseller.ts'
import { headOfLink } from './reselling.cards.ts'
import { followOrder } from './reselling.following.ts'
import { forgetContacts, forgetDocuments } from './reselling.forgetting.ts'
import { resellingHttp } from './reselling.http.ts'
import { resellingPersonalData } from './reselling.personal-data.ts'
import { getDocument, sendIdentity } from './send-identity.ts'
import { startWhatsapp } from './start-whatsapp.ts'
import { sumVisits } from './sum-visits.ts'
import { sweepCards } from './sweep-cards.ts'
import { generatePayment, validateTransaction } from './validate-transaction.ts'

// Served by resellingHttp, since they read and write a cookie.
const { visit: _visit, buy: _buy, remembered: _remembered, ...routes } = api.reselling

/**
 * Reselling: members who sell what others offer, for a commission on top of the price. A link belongs to one member and product; what comes
 * through it is a transaction, whose stage is what happened to it. The purchase is an order of `orders`, which holds the money and pays all
 * three; a transaction follows its order and never the other way round, but for a delivery that the buyer's code confirms.
 */
export const reselling = defineModule({
  name: 'reselling',
  routes: serve(routes, {
    profile: getProfile,
    register: registerReseller,
    sendIdentity,
    document: getDocument,
    identities: listIdentities,
    decideIdentity,
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
    'orders.paid': { 'follow-payment': followOrder },
    'orders.moved': { 'follow-order': followOrder },
  },
  schedules: {
    'forget-contacts': { cron: '53 4 * * *', run: forgetContacts },
    'forget-documents': { cron: '57 4 * * *', run: forgetDocuments },
    'sum-visits': { cron: '13 4 * * *', run: sumVisits },
    'sweep-cards': { cron: '23 4 * * *', run: sweepCards },
  },
  personalData: resellingPersonalData,
})

export { buyThrough } from './buy-through.ts'
export { contactReseller } from './contact-reseller.ts'
export { createLink } from './create-link.ts'
export { findSale } from './reselling.news.ts'
export { startWhatsapp } from './start-whatsapp.ts'
export { generatePayment, validateTransaction } from './validate-transaction.ts'
