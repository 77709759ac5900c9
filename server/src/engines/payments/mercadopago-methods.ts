/** Brands by the first digits of a card, the narrowest first, with the provider's names for its credit and debit cards. */
const brands: { begins: RegExp; credit: string; debit: string }[] = [
  { begins: /^3[47]/, credit: 'amex', debit: 'amex' },
  { begins: /^(589562)/, credit: 'naranja', debit: 'naranja' },
  { begins: /^(58965[78]|6042|6043|6500)/, credit: 'cabal', debit: 'debcabal' },
  { begins: /^4/, credit: 'visa', debit: 'debvisa' },
  { begins: /^(5[1-5]|5031|5287|2[2-7])/, credit: 'master', debit: 'debmaster' },
  { begins: /^(50|56|57|58|6)/, credit: 'maestro', debit: 'maestro' },
]

/**
 * The token that the provider knows and its name for the card's method. The browser sends `token:digits`, the digits being the first six of
 * the card as the provider's own tokeniser gave them; they say the brand and nothing more.
 */
export const methodIdOf = (sent: string, cardType: 'debit' | 'credit'): { token: string; methodId: string } => {
  const [token = '', digits = ''] = sent.split(':')
  const brand = brands.find(({ begins }) => begins.test(digits))
  return { token, methodId: brand?.[cardType] ?? (cardType === 'debit' ? 'debvisa' : 'visa') }
}
