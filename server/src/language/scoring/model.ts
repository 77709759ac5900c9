import { isAccessoryWord } from '../lexicon/accessories.ts'
import { brandOfLine, knownBrands } from '../lexicon/brands.ts'
import { type Token, tokensOf } from '../text/tokens.ts'

/** Suffixes that make another model: an S23 is no S23 Ultra. */
const suffixes = new Set(
  'ultra pro max plus mini lite fe se air neo edge prime play power note turbo slim oled digital ii iii iv'.split(' '),
)

/** Codes of a feature, not of a model: networks, resolutions, ports, protection classes, parts. */
const notModels = new RegExp(
  '^(?:[2-6]g|[248]k|[0-9]+p|[0-9]d|mp[34]|usb[0-9a-z]*|ip[0-9x]{2,3}|i[3579]|ddr[0-9]|wifi[0-9]*' +
    '|[0-9]+(?:pcs|pzs|uds|en1|in1|x|th|cm|hd|m|h|mah|mp|bits?|bit|a|v|w|hz)|x[0-9]+|cat[0-9][a-z]?|rj[0-9]+|e(?:14|26|27)' +
    '|gu10|a[0-6]|m2|hdr[0-9]*|[0-9]+[x+][0-9]+|h2o|co2|spf[0-9]+|b[0-9]{1,2}|aa+|r[0-9]{2})$',
)

const isCode = ({ kind, term }: Token): boolean => kind === 'model' && term.length >= 2 && !notModels.test(term)

const brandIn = (tokens: readonly Token[], brand: string | null | undefined): string | undefined => {
  const given = tokensOf(brand ?? '', 10)[0]?.text
  if (given) return brandOfLine(given) ?? given
  for (const { text } of tokens) {
    const found = brandOfLine(text) ?? (knownBrands.has(text) ? text : undefined)
    if (found) return found
  }
  return undefined
}

/** Lines whose number identifies the model. A notebook's does not: an «IdeaPad 3» is sold with ten processors. */
const numberedLines = new Set(['iphone', 'galaxy', 'redmi', 'poco', 'moto', 'pixel', 'playstation'])

/** The model code of a name: its first code, or the number after a known line («iPhone 15»). */
const codeAt = (tokens: readonly Token[]): { at: number; code: string } | undefined => {
  for (const [at, token] of tokens.entries()) {
    if (token.text === 'para' || token.text === 'compatible' || token.text === 'compatibles') return undefined
    if (isCode(token))
      return { at, code: token.extra.find((part) => /^\p{L}+\d+$/u.test(part) && token.term.startsWith(part)) ?? token.term }
    if (token.kind !== 'number' || token.isApart) continue
    const isNote = tokens[at - 1]?.text === 'note'
    const line = tokens[at - (isNote ? 2 : 1)]?.text ?? ''
    if (numberedLines.has(line)) return { at, code: `${line}${isNote ? 'note' : ''}${token.term}` }
  }
  return undefined
}

const suffixesAfter = (tokens: readonly Token[], at: number): string[] => {
  const found: string[] = []
  for (const { text, kind, isApart } of tokens.slice(at + 1, at + 6)) {
    if (isApart) break
    if (kind === 'word' && suffixes.has(text)) found.push(text)
    else if (kind !== 'measure' && !isCode({ kind, term: text } as Token)) break
  }
  return found.sort()
}

const largestGb = (tokens: readonly Token[]): string | undefined => {
  const sizes = tokens.filter(({ family }) => family === 'gb').map(({ term }) => Number.parseFloat(term.replace('p', '.')))
  const largest = Math.max(0, ...sizes)
  return largest >= 16 ? `${largest}gb` : undefined
}

/**
 * A key that offers of one model share across platforms, whatever their colour and wording; storage counts, since it changes the price.
 * Null if the model is uncertain: no code, a short code without a brand, an accessory, or several codes.
 */
export const modelOf = (name: string, brand?: string | null): string | null => {
  const tokens = tokensOf(name.slice(0, 400), 80)
  if (tokens.slice(0, 3).some(({ text, kind }) => kind === 'word' && isAccessoryWord(text))) return null
  const found = codeAt(tokens)
  if (!found) return null
  const codes = new Set(tokens.filter(isCode).map(({ term }) => term))
  const isLong = found.code.length >= 5 && /\d{2}/.test(found.code)
  const maker = brandIn(tokens, brand)
  if (!maker && !isLong) return null
  if (codes.size > 3) return null
  return [maker, found.code, ...suffixesAfter(tokens, found.at), largestGb(tokens)].filter(Boolean).join(' ')
}
