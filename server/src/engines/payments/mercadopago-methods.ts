/** Brands by a card's first digits, the most specific first, with the provider's ids of its credit and debit cards. */
const brands: { begins: RegExp; credit: string; debit: string }[] = [
  { begins: /^3[47]/, credit: 'amex', debit: 'amex' },
  { begins: /^(589562)/, credit: 'naranja', debit: 'naranja' },
  { begins: /^(58965[78]|6042|6043|6500)/, credit: 'cabal', debit: 'debcabal' },
  { begins: /^4/, credit: 'visa', debit: 'debvisa' },
  { begins: /^(5[1-5]|5031|5287|2[2-7])/, credit: 'master', debit: 'debmaster' },
  { begins: /^(50|56|57|58|6)/, credit: 'maestro', debit: 'maestro' },
]

/** The names of brands as they are printed on cards, by the provider's ids. */
const names: Record<string, string> = {
  visa: 'Visa',
  debvisa: 'Visa',
  master: 'Mastercard',
  debmaster: 'Mastercard',
  amex: 'American Express',
  naranja: 'Naranja',
  cabal: 'Cabal',
  debcabal: 'Cabal',
  maestro: 'Maestro',
}

/** A payment method's brand as it is printed on cards; the provider's own name for one that is not known here. */
export const brandOf = (methodId: string, name: string): string => names[methodId] ?? name

/**
 * The provider's token and its id of the card's payment method. The browser sends `token:digits`, the digits being the card's first six
 * as the provider's tokeniser returned them; they identify only the brand.
 */
export const methodIdOf = (sent: string, cardType: 'debit' | 'credit'): { token: string; methodId: string } => {
  const [token = '', digits = ''] = sent.split(':')
  const brand = brands.find(({ begins }) => begins.test(digits))
  return { token, methodId: brand?.[cardType] ?? (cardType === 'debit' ? 'debvisa' : 'visa') }
}
