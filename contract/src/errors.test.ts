import { expect, test } from 'vitest'
import { answeredDetails, errors, sentence } from './errors.ts'

/** What each code answers, apart from the table of codes: programs go by it. */
const codes: Record<number, string> = {
  400: `bad-input bad-json bad-cursor accounts.weak-password accounts.same-password accounts.bad-reset accounts.bad-confirmation
    accounts.bad-undo accounts.bad-cuit accounts.bad-phone accounts.premium-past blocks.yourself accounts.not-mobile
    accounts.phone-missing
    uploads.missing uploads.broken uploads.bad-form
    uploads.bad-part catalogue.no-category catalogue.bad-rate catalogue.min-above-price catalogue.price-range
    catalogue.unknown-place catalogue.not-fresh catalogue.photo-plain wishes.own
    reselling.own-product reselling.own-link reselling.bad-code prospecting.bad-refusal chat.own-product chat.bad-link chat.not-available
    payments.bad-token payments.bad-card payments.not-a-test-card payments.bad-destination payments.bad-stop payments.bad-key
    orders.repeated-product orders.one-seller orders.bad-key orders.bad-refund orders.bad-code reviews.bad-tag
    contact moderation.own moderation.bad-decision notifications.bad-end notifications.push-address`,
  401: 'accounts.sign-in accounts.bad-credentials accounts.second-factor payments.not-signed',
  402: 'payments.rejected',
  403: `accounts.not-allowed accounts.confirm-email accounts.wrong-password accounts.wrong-code accounts.second-factor-needed
    accounts.suspended accounts.wrong-phone-code accounts.of-staff accounts.admin-ends catalogue.not-yours
    wishes.not-you moderation.about-you moderation.same-admin orders.own-order
    reselling.not-yours assistant.premium chat.rejected chat.rejected-twice chat.not-yours chat.not-you chat.pictures-later
    payments.new-destination
    notifications.not-your-channel`,
  404: `no-such-call no-such-event accounts.not-found accounts.session-not-found uploads.not-found identities.not-found catalogue.not-found
    catalogue.seller-not-found
    catalogue.category-not-found wishes.not-found wishes.match-not-found reselling.not-registered reselling.link-not-found
    reselling.transaction-not-found prospecting.not-found prospecting.member-not-found chat.request-not-found chat.held-not-found
    chat.no-room payments.not-found payments.no-product payments.payout-not-found payments.card-not-found orders.not-found
    orders.address-not-found orders.withdrawal-not-found orders.claim-not-found reviews.not-found
    reviews.appeal-not-found moderation.not-found notifications.mail-not-found help.message-not-found admin.filter-not-found
    operations.job-settled`,
  408: 'too-slow',
  409: `identities.approved identities.settled accounts.phone-not-offered accounts.phone-confirmed accounts.phone-code-over
    uploads.in-use accounts.email-taken accounts.last-admin accounts.open-orders accounts.open-balance accounts.second-factor-on
    accounts.second-factor-off accounts.no-premium accounts.old-terms accounts.unrestrictable accounts.serves-all accounts.not-restricted
    catalogue.category-taken catalogue.already-sold catalogue.has-orders catalogue.too-many-favorites
    catalogue.no-word catalogue.photo-seen
    wishes.too-many wishes.inactive wishes.no-match wishes.already-notified wishes.already-written reselling.not-available
    reselling.too-close
    reselling.bad-step prospecting.not-willing prospecting.already-offered prospecting.answered prospecting.gone chat.already-asked
    chat.already-answered chat.closed
    chat.unavailable blocks.too-many payments.other-price payments.no-balance payments.claimable payments.payout-settled
    payments.payout-held payments.not-stoppable payments.key-reused orders.own-product orders.sold orders.out-of-stock
    orders.not-for-sale orders.no-price orders.no-such-delivery orders.in-progress orders.not-payable orders.claim-open
    orders.claim-late orders.claim-settled orders.bad-step orders.nothing-held orders.above-held
    orders.clock-not-running orders.extended-enough orders.no-such-email reviews.not-yet reviews.late reviews.already-written
    reviews.already-answered reviews.answer-late reviews.already-appealed reviews.appeal-late reviews.not-published
    reviews.appeal-decided catalogue.moderated wishes.moderated moderation.already-decided moderation.already-appealed
    moderation.appeal-late moderation.taken moderation.decided moderation.reported-by-you moderation.admin notifications.push-off
    admin.too-many-filters`,
  413: 'too-large uploads.too-large uploads.too-many-pixels uploads.too-heavy',
  415: 'not-json uploads.not-an-image uploads.heic uploads.animated',
  422: 'orders.key-reused orders.refund-key-reused',
  428: 'chat.looks-unsafe',
  429: `orders.emails-spent too-many accounts.phone-codes-spent refused-more accounts.limited wishes.too-many-notified
    prospecting.too-many`,
  500: 'internal',
  503: 'busy accounts.second-factor-unreadable uploads.away payments.off payments.no-rate payments.unavailable',
  507: 'no-space',
}

test('every code has its status', () => {
  const expected = Object.entries(codes).flatMap(([status, list]) => list.split(/\s+/).map((code) => [code, Number(status)]))
  expect(Object.fromEntries(Object.entries(errors).map(([code, [status]]) => [code, status]))).toEqual(Object.fromEntries(expected))
})

test('use cases fill in exactly the placeholders of the sentences', () => {
  const open = Object.entries(errors).flatMap(([code, [, message]]) => {
    const names = message.match(/(?<=\{)\w+(?=\})/g)
    return names ? [[code, names.join()]] : []
  })
  expect(Object.fromEntries(open)).toEqual({
    contact: 'what',
    'too-many': 'seconds',
    'refused-more': 'count',
    'accounts.confirm-email': 'act,email',
    'accounts.suspended': 'until',
    'accounts.limited': 'what,until,why',
    'admin.too-many-filters': 'max',
    'blocks.too-many': 'max',
    'accounts.phone-codes-spent': 'wait',
    'accounts.wrong-phone-code': 'left',
    'wishes.too-many': 'max',
    'chat.rejected': 'day',
    'chat.looks-unsafe': 'why',
    'payments.rejected': 'reason',
    'payments.other-price': 'price',
    'payments.claimable': 'until',
    'payments.payout-held': 'until',
    'orders.sold': 'name',
    'orders.no-such-delivery': 'name',
    'orders.out-of-stock': 'name',
    'orders.not-for-sale': 'name',
    'orders.no-price': 'name',
    'orders.claim-late': 'days',
    'moderation.appeal-late': 'days',
    'moderation.decided': 'name',
    'moderation.taken': 'name,until',
    'orders.above-held': 'left',
    'orders.extended-enough': 'days,left',
    'orders.emails-spent': 'max',
    'orders.bad-step': 'status,next',
    'reviews.late': 'days',
    'reviews.answer-late': 'days',
    'reviews.appeal-late': 'days',
  })
})

test('a sentence gets its details, each in place, and nothing where one is missing', () => {
  expect(sentence('orders.bad-step', { status: 'enviada', next: 'reservada' })).toBe(
    'La compra está enviada: no se puede pasar a reservada.',
  )
  expect(sentence('orders.sold', { name: 7 })).toBe('«7» ya se vendió.')
  expect(sentence('orders.sold')).toBe('«» ya se vendió.')
})

test('every sentence starts with a capital or a name and ends with a full stop; stated sentences are unchanged', () => {
  const stated = [
    'Credenciales incorrectas',
    'Producto no encontrado',
    'Orden no encontrada',
    'Función Premium - Esta característica requiere una suscripción premium',
    '{reason}',
  ]
  const all = Object.values(errors).map(([, message]): string => message)
  expect(all.filter((message) => !stated.includes(message) && !/^[A-ZÁÉÍÓÚ«].* .*\.$/.test(message))).toEqual([])
  expect(stated.filter((message) => !all.includes(message))).toEqual([])
  expect(all).toEqual(expect.arrayContaining(['No puedes chatear con tu propio producto.', 'Ya tienes una solicitud para este producto.']))
})

test('only the details of a changed price are exposed to programs', () => {
  expect(answeredDetails).toEqual({ 'payments.other-price': ['total', 'currency'] })
})
