/** Names that code does not use any more, and what stands in their place: whoever reads Stripe's or Medusa's API knows those. */
const names = new Map([
  ['aMeeting', 'aCandidate'],
  ['atomically', 'withTransaction'],
  ['belongings', 'personalData'],
  ['Belongings', 'PersonalData'],
  ['claimPayment', 'acquirePaymentLock'],
  ['handOut', 'export'],
  ['letGo', 'erase'],
  ['Meeting', 'MatchCandidate'],
  ['noteWrite', 'markWrite'],
  ['objection', 'blocker'],
  ['patience', 'timeout'],
  ['readNear', 'readFromReplica'],
  ['seal', 'encrypt'],
  ['unseal', 'decrypt'],
])

const parts = [
  [/(^|_)MOST_/, '$1MAX_'],
  [/(^|_)LEAST_/, '$1MIN_'],
  [/(^|_)PATIENCE(?=_|$)/, '$1TIMEOUT'],
  [/Belongings$/, 'PersonalData'],
]

/** The name in the place of one that is none any more; undefined for all others. */
export const newNameFor = (name) => {
  const [part, instead] = parts.find(([part]) => part.test(name)) ?? []
  return names.get(name) ?? (part && name.replace(part, instead))
}
