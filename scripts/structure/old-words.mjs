/** Retired names and their replacements, as readers of Stripe's or Medusa's API know them. */
const names = new Map([
  ['aMeeting', 'aCandidate'],
  ['Asked', 'the noun of what it holds'],
  ['atomically', 'withTransaction'],
  ['belongings', 'personalData'],
  ['Belongings', 'PersonalData'],
  ['claimPayment', 'acquirePaymentLock'],
  ['createPace', 'createRateLimiter'],
  ['createWorld', 'createTestApp'],
  ['Deed', 'Action'],
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['endLetters', 'unsubscribe'],
  ['Found', 'the noun of what it holds'],
  ['giveBack', 'refund'],
  ['giveUp', 'the verb of what it does'],
  ['giveUpSale', 'refundOrder'],
  ['handOut', 'export'],
  ['hear', 'on'],
  ['isHeard', 'hasListeners'],
  ['judge', 'score'],
  ['letGo', 'erase'],
  ['LetterKind', 'OptionalEmail'],
  ['lockHeld', 'lockHeldAmount'],
  ['lockLeft', 'lockRemaining'],
  ['markPaid', 'confirmPayment'],
  ['Meeting', 'MatchCandidate'],
  ['mend', 'correct'],
  ['mended', 'corrected'],
  ['mendWords', 'correctTypos'],
  ['noteWrite', 'markWrite'],
  ['objection', 'blocker'],
  ['openCheckout', 'createCheckout'],
  ['Pace', 'RateLimiter'],
  ['patience', 'timeout'],
  ['payNow', 'chargeNow'],
  ['payOut', 'releaseFunds'],
  ['payOutHeld', 'releaseHeldFunds'],
  ['payPurchase', 'payOrder'],
  ['readNear', 'readFromReplica'],
  ['readNotice', 'readWebhook'],
  ['seal', 'encrypt'],
  ['sealed', 'encrypted'],
  ['sendLetter', 'sendEmail'],
  ['settleClaim', 'resolveClaim'],
  ['settleFree', 'confirmFreeOrder'],
  ['settlePaid', 'confirmPaid'],
  ['settlePayout', 'resolvePayout'],
  ['settleReserved', 'resolveReservations'],
  ['settleStock', 'commitStock'],
  ['startPayment', 'createCheckout'],
  ['takeAgain', 'reserveAgain'],
  ['takeNotice', 'receiveWebhook'],
  ['Told', 'ServerEventPayload'],
  ['ToldEvents', 'ServerEvents'],
  ['unseal', 'decrypt'],
  ['Wanted', 'the noun of what it holds'],
  ['World', 'TestApp'],
])

const parts = [
  [/(^|_)MOST_/, '$1MAX_'],
  [/(^|_)LEAST_/, '$1MIN_'],
  [/(^|_)PATIENCE(?=_|$)/, '$1TIMEOUT'],
  [/Belongings$/, 'PersonalData'],
  // What tells a member; the notices of the user interface are another thing.
  [/^notice(?=[A-Z]|s$)/, 'notification'],
  [/(?<!^(?:Inline|example))Notice(?=[A-Z]|s$)/, 'Notification'],
]

/** Words of speech: an event is emitted, a member notified, a message received. Refused as a part of any name, in any case. */
const speech = new Set('hear heard hears hearing said say saying says tell telling tellings tells told unheard unsaid untold'.split(' '))
const SPOKEN = 'emit, notify, received, message, or the noun of what it holds'
/** Names in stored rows and in the export of personal data, which stay. */
const kept = new Map([
  ['server/src/modules/wishes/match-reasons.rules.ts', 'said'],
  ['server/src/modules/wishes/personal-data.ts', 'told'],
])

const isSpoken = (name) =>
  name
    .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
    .toLowerCase()
    .split('_')
    .some((part) => speech.has(part))

/** The replacement of a retired name in a file; undefined for all others. */
export const newNameFor = (name, path) => {
  if (kept.get(path) === name) return undefined
  const [part, instead] = parts.find(([part]) => part.test(name)) ?? []
  return names.get(name) ?? (part && name.replace(part, instead)) ?? (isSpoken(name) ? SPOKEN : undefined)
}
