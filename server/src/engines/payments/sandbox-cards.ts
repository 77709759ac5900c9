/** The test cards that Mercado Pago publishes for Argentina, so that one set works with both. */
export const testCards = [
  { brand: 'Visa', number: '4509 9535 6623 3704' },
  { brand: 'Mastercard', number: '5031 7557 3453 0604' },
  { brand: 'American Express', number: '3711 803032 57522' },
  { brand: 'Visa Débito', number: '4002 7686 9439 5619' },
  { brand: 'Mastercard Débito', number: '5287 3383 1025 3304' },
]

/** The name on the card decides the outcome, as in Mercado Pago's tests; any other name is approved. */
const outcomes: Record<string, string> = {
  OTHE: 'cc_rejected_other_reason',
  CALL: 'cc_rejected_call_for_authorize',
  FUND: 'cc_rejected_insufficient_amount',
  SECU: 'cc_rejected_bad_filled_security_code',
  EXPI: 'cc_rejected_bad_filled_date',
  FORM: 'cc_rejected_bad_filled_other',
  DUPL: 'cc_rejected_duplicated_payment',
  LOCK: 'cc_rejected_card_disabled',
  BLAC: 'cc_rejected_blacklist',
  CONT: 'pending_contingency',
}

/** The security code of a kept card decides the outcome, since its name is not asked for again; any other code is approved. */
const outcomesByCode: Record<string, string> = {
  '111': 'cc_rejected_insufficient_amount',
  '222': 'pending_contingency',
  '999': 'cc_rejected_bad_filled_security_code',
}

const digits = (text: string) => text.replace(/\D/g, '')

/** The test card with a number, however it is spaced; undefined for any other. */
export const findTestCard = (number: string) => testCards.find((card) => digits(card.number) === digits(number))

/** `accredited`, or the outcome of a special name. */
export const outcomeOf = (name: string): string => outcomes[name.trim().toUpperCase()] ?? 'accredited'

/** The outcome of a kept card with a security code; of four digits the first three count. */
export const outcomeOfCode = (code: string): string => outcomesByCode[code.slice(0, 3)] ?? 'accredited'

/** Four digits in front of an American Express, three behind any other card. */
export const codeLengthOf = (brand: string): number => (brand === 'American Express' ? 4 : 3)

/** The month and the year of an expiry date as typed, e.g. `11/30`. */
export const readExpiry = (expiry: string): { expiryMonth: number; expiryYear: number } => {
  const [, month, year] = /^(\d{1,2})\D*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? []
  return { expiryMonth: Number(month ?? 0), expiryYear: 2000 + Number(year ?? 0) }
}
