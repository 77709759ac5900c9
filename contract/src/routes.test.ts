import { expect, test } from 'vitest'
import { api, events, type Route } from './index.ts'

const routes = Object.entries(api).flatMap(([module, calls]) =>
  Object.entries(calls as Record<string, Route>).map(([name, route]) => [`${module}.${name}`, route] as const),
)
const HOUR = 3600
const DAY = 86_400

/** How often a call may be made, apart from the contract: what guesses, mails, charges, writes for others or computes is bounded. */
const limits: [max: number, seconds: number, calls: string][] = [
  [120, HOUR, 'blocks.put blocks.remove'],
  // What guesses a password, a code or a mailed link.
  [20, 300, 'accounts.login'],
  [10, 900, 'accounts.closeAccount accounts.changePassword accounts.setUpSecondFactor accounts.confirmSecondFactor'],
  [10, 900, 'accounts.renewRecoveryCodes accounts.endSecondFactor'],
  [20, 900, 'accounts.resetPassword accounts.confirmEmail accounts.undoEmailChange phones.confirm prospecting.refuse'],
  [600, HOUR, 'notifications.unsubscribe'],
  // What mails, or leaves something to somebody else.
  [5, 900, 'accounts.forgotPassword accounts.sendConfirmation'],
  [20, HOUR, 'accounts.register accounts.acceptTerms phones.send'],
  [10, HOUR, 'accounts.registerBusiness accounts.endOwnPremium orders.askWithdrawal reselling.contact help.contact'],
  [30, HOUR, 'chat.ask wishes.write notifications.subscribePush reviews.write reviews.answer'],
  [60, HOUR, 'accounts.update wishes.create wishes.notify reselling.whatsapp moderation.report moderation.withdraw'],
  [20, DAY, 'prospecting.sellDirect prospecting.offerProduct catalogue.askProofWord'],
  [40, DAY, 'catalogue.sendProofPhoto'],
  [10, DAY, 'identities.send'],
  // What moves money or opens a claim.
  [120, HOUR, 'orders.refund orders.extend orders.sendEmail orders.place reselling.buy reselling.createLink reselling.createLinkOf'],
  [60, HOUR, 'orders.pay reselling.generatePayment'],
  [20, HOUR, 'payments.askPayout orders.withdraw orders.openClaim reviews.appeal moderation.appeal'],
  [30, HOUR, 'reselling.confirmDelivery'],
  // What computes, asks others or reads much.
  [120, 60, 'search.find assistant.read'],
  [240, 60, 'search.read'],
  [300, 60, 'search.suggest'],
  [60, 60, 'reselling.visit'],
  [10, HOUR, 'accounts.exportData prospecting.testIntegration'],
  [20, HOUR, 'prospecting.findBuyers'],
  [40, HOUR, 'assistant.draft'],
  [60, HOUR, 'payments.proof identities.document prospecting.socialSignals prospecting.multiPlatform prospecting.enrichProfile'],
  [200, HOUR, 'catalogue.publish'],
  [240, HOUR, 'uploads.start uploads.look uploads.finish assistant.priceHint'],
  [60, 10, 'chat.send chat.sendPolled chat.sendOld'],
]
/** Where nothing can be guessed, made or sent, a member counts instead of their address. */
const PER_CALLER = ['search.find', 'search.read', 'search.suggest', 'assistant.read']

test('calls have the listed rate limits; the rest have none of their own', () => {
  const expected = limits.flatMap(([max, seconds, calls]) =>
    calls.split(' ').map((name) => [name, { max, seconds, ...(PER_CALLER.includes(name) ? { isPerCaller: true } : {}) }] as const),
  )
  const bounded = routes.flatMap(([name, { limit }]) => (limit ? [[name, limit] as const] : []))
  expect(Object.fromEntries(bounded)).toEqual(Object.fromEntries(expected))
})

test('of the socket events only messages are rate limited by the contract', () => {
  const bounded = Object.entries(events.client).flatMap(([name, { limit }]) => (limit ? [[name, limit]] : []))
  expect(bounded).toEqual([['sendMessage', { max: 60, seconds: 10 }]])
})
