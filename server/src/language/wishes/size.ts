import { lowered } from '../text/plain.ts'

/** A size as clothes, shoes, wheels and screens have it. */
export interface Size {
  /** What can be compared: «talle 42» and «número 42» are one family. */
  family: 'talle' | 'rodado' | 'pulgadas'
  value: string
  /** As it is written down: «talle M», «rodado 29», «55 pulgadas». */
  text: string
}

const LETTERS = '[2-6]?x{1,4}[sl]|[sml]'
const NUMBER = '\\d{1,3}(?:[.,]5)?'
const END = '(?![\\p{L}\\p{N}]|[.,]\\d)'
const patterns: [RegExp, Size['family'], (value: string, cue: string) => string][] = [
  [
    new RegExp(`(?<![\\p{L}\\p{N}])(talles?|tallas?|numero|nro\\.?|n°) ?(${NUMBER}|${LETTERS})${END}`, 'gu'),
    'talle',
    (value, cue) => `${cue.startsWith('n') ? 'número' : 'talle'} ${value}`,
  ],
  [/(?<![\p{L}\p{N}])(rodados?|rod\.?) ?(\d{2}(?:[.,]5)?)(?![\p{L}\p{N}]|[.,]\d)/gu, 'rodado', (value) => `rodado ${value}`],
  [
    /(?<![\p{L}\p{N}.,"″”])()(\d{1,3}(?:[.,]\d{1,2})?) ?(?:(?:pulgadas?|pulg)(?![\p{L}\p{N}])|["″”](?!\p{L}))/gu,
    'pulgadas',
    (value) => `${value} pulgadas`,
  ],
]

const comparableValue = (written: string): string => written.toUpperCase().replace('.', ',').replace(/,0+$/, '')

/** The sizes that a text names, in its order; a bare number is none. */
export const sizesIn = (text: string): Size[] => {
  const plain = lowered(text).replace(/\s+/g, ' ')
  return patterns
    .flatMap(([pattern, family, write]) =>
      [...plain.matchAll(pattern)].map(({ index, 1: cue = '', 2: written = '' }) => {
        const value = comparableValue(written)
        return { at: index, size: { family, value, text: write(value, cue) } }
      }),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ size }) => size)
}

/** The size that a wish names, «talle M»; null for none, or for several of one kind, of which any will do. */
export const readSize = (text: string): string | null => {
  const [first, ...others] = sizesIn(text)
  if (!first || others.some(({ family, value }) => family === first.family && value !== first.value)) return null
  return first.text
}

/** The value of a size written alone, as in a field of its own: «42», «xl»; null for anything else. */
export const bareSize = (text: string): string | null =>
  new RegExp(`^(?:${NUMBER}|${LETTERS})$`).test(text.trim().toLowerCase()) ? comparableValue(text.trim()) : null
