import { isAccessoryWord } from '../lexicon/accessories.ts'
import { brandOfLine, knownBrands } from '../lexicon/brands.ts'
import { type Token, tokensOf } from '../text/tokens.ts'

/** Makers of what has no model codes; they say nothing about which codes are models, so the lexicon has them not. */
const otherBrands = new Set(
  (
    'nike adidas puma topper reebok converse vans levis wrangler kappa umbro olmo venzo raleigh vairo topmega zenith specialized ' +
    'fiat renault peugeot citroen chevrolet volkswagen toyota honda nissan jeep bmw audi kawasaki suzuki bajaj zanella motomel gilera ' +
    'lego mattel hasbro playmobil chicco graco citizen swatch rolex parker bic stihl husqvarna bahco gamma tramontina essen ' +
    'drago piero gani suavestar simmons liliana ultracomb longvie orbis eskabe philco sanyo skullcandy genius redragon takamine gibson'
  ).split(' '),
)
/** Makers and lines that are also everyday words: «poco uso», «moto Honda». Only a code after them makes them one. */
const everydayWords = new Set('poco moto pixel vivo honor black blu crucial'.split(' '))
/** From here on a name says what the thing is for. */
const purposes = new Set('para compatible compatibles tipo simil replica'.split(' '))

const written: Record<string, string> = {
  gopro: 'GoPro',
  hyperx: 'HyperX',
  dewalt: 'DeWalt',
  asrock: 'ASRock',
  bmw: 'BMW',
  sandisk: 'SanDisk',
  levis: "Levi's",
  lego: 'LEGO',
  stihl: 'STIHL',
  asus: 'ASUS',
}
/** Short names are initials: LG, HP, JBL. */
const INITIALS = 3
const asWritten = (brand: string): string =>
  written[brand] ?? (brand.length <= INITIALS && brand !== 'bic' ? brand.toUpperCase() : brand.charAt(0).toUpperCase() + brand.slice(1))

const MAX_TOKENS = 60
/** Within these first words an accessory names itself. */
const NAMED_WITHIN = 3

/** «marca Olmo»: whoever names it need not be known. */
const named = /\bmarca:?\s+([\p{L}\d][\p{L}\d.&'-]{1,40})/iu

const makerAt = (tokens: readonly Token[], at: number): string | undefined => {
  const text = tokens[at]?.text ?? ''
  const maker = brandOfLine(text) ?? (knownBrands.has(text) || otherBrands.has(text) ? text : undefined)
  if (!maker || !everydayWords.has(text)) return maker
  const next = tokens[at + 1]
  return next?.kind === 'model' && !next.isApart ? maker : undefined
}

/**
 * The brand that the name of a product says, as it is usually written; null if it says none for certain. That of a line counts («iPhone 13»
 * is Apple's), that of what an accessory is made for does not.
 */
export const readBrand = (name: string): string | null => {
  const stated = named.exec(name)?.[1]
  if (stated) return asWritten(stated.toLowerCase()) === stated ? stated : stated.charAt(0).toUpperCase() + stated.slice(1)
  const all = tokensOf(name.slice(0, 400), MAX_TOKENS)
  if (all.slice(0, NAMED_WITHIN).some(({ text, kind }) => kind === 'word' && isAccessoryWord(text))) return null
  const end = all.findIndex(({ text }) => purposes.has(text))
  const tokens = end < 0 ? all : all.slice(0, end)
  for (const at of tokens.keys()) {
    const maker = makerAt(tokens, at)
    if (maker) return asWritten(maker)
  }
  return null
}
