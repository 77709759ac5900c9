import { type Piece, piecesOf } from './pieces.ts'
import { lowered, withoutMarkup } from './plain.ts'
import { measureTerm, numberTerm, readNumber, unitOf } from './units.ts'

/** A word, number, measure («256 gb», «45 x 70») or model code («s23», «wh-1000xm4») of a text. */
export interface Token {
  /** The text to show: folded, a measure with its unit. */
  text: string
  kind: 'word' | 'number' | 'measure' | 'model'
  /** The term for comparison. */
  term: string
  /** Other terms that it matches: parts, and joined neighbours. */
  extra: string[]
  /** The base unit of a measure, `x` for a size. */
  family: string
  /** Whether punctuation stands before it. */
  isApart: boolean
}

const shortWords = new Set(
  'de la el lo en un y o e u con por sin del al los las una mas se su sus es ni no que x of for and the to'.split(' '),
)
const MAX_LENGTH = 40

const token = (kind: Token['kind'], text: string, term = text, extra: string[] = [], family = ''): Token => ({
  text: text.slice(0, MAX_LENGTH),
  kind,
  term: term.slice(0, MAX_LENGTH),
  extra,
  family,
  isApart: false,
})

const numberToken = (text: string): Token => {
  const value = readNumber(text)
  return token('number', text, Number.isNaN(value) ? text.replace(/[.,]/g, '') : numberTerm(value))
}

/** The unit at `at`, after a number, and where it ends; undefined if there is none. */
const unitAt = (pieces: Piece[], at: number) => {
  const next = pieces[at]
  if (!next) return undefined
  if (/^["″”]$/.test(next.text)) return { unit: unitOf('pulgada'), name: 'pulgadas', end: at + 1 }
  const unit = next.kind === 'letters' ? unitOf(next.text) : undefined
  const after = pieces[at + 1]
  const goesOn = after?.isGlued && after.kind !== 'mark'
  return unit && !goesOn ? { unit, name: next.text, end: at + 1 } : undefined
}

const isTimes = (piece: Piece | undefined): boolean => piece !== undefined && /^[x×*]$/.test(piece.text)

/**
 * Reads a size: «45 x 70», «70x45cm», «20 x 20 x 7 cm». The sides are sorted, so that a turned size is the same; with a unit each side is
 * also a measure.
 */
const readSize = (pieces: Piece[], at: number): { token: Token; end: number } | undefined => {
  const sides: number[] = []
  let end = at
  let unit: ReturnType<typeof unitAt>
  while (sides.length < 3) {
    const value = readNumber(pieces[end]?.kind === 'digits' ? (pieces[end]?.text ?? '') : '-')
    if (Number.isNaN(value)) return undefined
    sides.push(value)
    unit = unitAt(pieces, end + 1) ?? unit
    end = unitAt(pieces, end + 1)?.end ?? end + 1
    if (!isTimes(pieces[end]) || pieces[end + 1]?.kind !== 'digits') break
    end++
  }
  if (sides.length < 2) return undefined
  const sorted = sides.toSorted((a, b) => a - b).map(numberTerm)
  const pairs = sorted.length === 3 ? [`${sorted[0]}x${sorted[1]}`, `${sorted[0]}x${sorted[2]}`, `${sorted[1]}x${sorted[2]}`] : []
  const found = unit?.unit
  const measures = found ? sides.map((side) => measureTerm(side, found)) : []
  return { token: token('measure', sides.join(' x '), sorted.join('x'), [...pairs, ...measures, ...sorted], 'x'), end }
}

const readMeasure = (pieces: Piece[], at: number): { token: Token; end: number } | undefined => {
  const text = pieces[at]?.text ?? ''
  const value = readNumber(text)
  const found = unitAt(pieces, at + 1)
  if (!found?.unit || Number.isNaN(value)) return undefined
  // «4g» without a space is a network, not four grams.
  if (found.name === 'g' && pieces[at + 1]?.isGlued && value < 7) return undefined
  const measure = token('measure', `${text} ${found.name}`, measureTerm(value, found.unit), [numberTerm(value)], found.unit.family)
  return { token: measure, end: found.end }
}

/** Letters and digits without a space between: a code, with the words and numbers in it. */
const readCode = (parts: string[]): Token[] => {
  const joined = parts.join('')
  const [, count = '', thing = ''] = /^(\d{1,3})(x|\p{L}{4,})$/u.exec(joined) ?? []
  // «4x», «2lámparas»: a quantity.
  if (count) return [numberToken(count), ...(thing === 'x' ? [] : [token('word', thing)])]
  const code = token('model', joined)
  const found = [code]
  for (const part of parts) {
    const [, letters = '', digits = '', rest = ''] = /^(\p{L}*)(\d+)(\p{L}*)$/u.exec(part) ?? []
    if (parts.length > 1 && part.length > 1) code.extra.push(part)
    if (digits && rest.length >= 4) found.push(token('word', rest))
    if (digits && rest.length >= 4 && letters) code.extra.push(letters + digits)
    if (digits && letters.length >= 4 && !rest) code.extra.push(digits)
    if (digits && (letters.length === 2 || letters.length === 3) && !rest && digits.length > 1) code.extra.push(digits)
    if (digits && letters.length >= 3 && parts.length === 1) found.push(token('word', letters))
    if (!digits && parts.length > 1 && /^\p{L}{3,}$/u.test(part)) found.push(token('word', part))
  }
  return found
}

/** Whether a hyphen joins its neighbours: «wh-1000», «t-shirt», but not «patas-90x190cm». */
const isJoint = (before: Piece | undefined, after: Piece | undefined): boolean => {
  if (!before || !after?.isGlued || after.kind === 'mark') return false
  return !(before.kind === 'letters' && before.text.length > 3 && after.kind === 'digits')
}

/** Where the run that begins at `at` ends, including hyphens between letters or digits. */
const runEnd = (pieces: Piece[], at: number): number => {
  let end = at + 1
  for (;;) {
    const next = pieces[end]
    if (!next?.isGlued) return end
    if (next.kind !== 'mark') end++
    else if (next.text === '-' && isJoint(pieces[end - 1], pieces[end + 1])) end += 2
    else return end
  }
}

const readRun = (pieces: Piece[], at: number): { tokens: Token[]; end: number } => {
  const end = runEnd(pieces, at)
  const run = pieces.slice(at, end)
  const parts = run
    .map(({ text }) => text)
    .join('')
    .replace(/[.,]/g, '')
    .split('-')
  const hasDigits = run.some(({ kind }) => kind === 'digits')
  const hasLetters = run.some(({ kind }) => kind === 'letters')
  if (hasDigits && hasLetters) return { tokens: readCode(parts.slice(0, 6)), end }
  if (hasDigits) return { tokens: run.filter(({ kind }) => kind === 'digits').map(({ text }) => numberToken(text)), end }
  const words = parts.filter(Boolean).map((part) => token('word', part))
  if (words.length > 1 && words[0] && words.length < 4) words[0].extra.push(parts.join('').slice(0, MAX_LENGTH))
  return { tokens: words, end }
}

const readAt = (pieces: Piece[], at: number): { tokens: Token[]; end: number } => {
  const [here, next] = [pieces[at], pieces[at + 1]]
  if (here?.kind === 'letters' && (!next?.isGlued || (next.kind === 'mark' && next.text !== '-'))) {
    return { tokens: [token('word', here.text)], end: at + 1 }
  }
  if (here?.kind !== 'digits') return readRun(pieces, at)
  const whole = readSize(pieces, at) ?? readMeasure(pieces, at)
  return whole ? { tokens: [whole.token], end: whole.end } : readRun(pieces, at)
}

/** Joins short words with the code after them: «ps 5» also matches «ps5», «a 40» «a40», «g shock» «gshock». */
const joinNeighbours = (tokens: Token[]): void => {
  for (let i = 1; i < tokens.length; i++) {
    const [before, here] = [tokens[i - 1], tokens[i]]
    if (!before || !here || here.isApart || before.kind !== 'word' || before.text.length > 3 || shortWords.has(before.text)) continue
    const isLetter = before.text.length === 1
    const isCode = here.kind === 'number' ? here.text.length <= 5 : isLetter && (here.kind === 'model' || before.text !== 'a')
    if (!isCode || here.kind === 'measure') continue
    const joined = before.text + here.term
    here.extra.push(joined)
    if (!before.extra.includes(joined)) before.extra.push(joined)
  }
}

const initials = /(?<![a-z0-9.])(?:[a-z]\.){2,6}[a-z]?(?![a-z0-9])/g

/** «T.E.G.» is one word. */
const withoutDots = (text: string): string => (text.includes('.') ? text.replace(initials, (found) => found.replaceAll('.', '')) : text)

/** The tokens of a text, at most `max`. Linear in its length. */
export const tokensOf = (text: string, max = 3000): Token[] => {
  const pieces = piecesOf(withoutDots(lowered(withoutMarkup(text))), max)
  const tokens: Token[] = []
  let isApart = false
  for (let at = 0; at < pieces.length; ) {
    if (pieces[at]?.kind === 'mark') {
      isApart = true
      at++
      continue
    }
    const { tokens: found, end } = readAt(pieces, at)
    if (found[0]) found[0].isApart = isApart
    tokens.push(...found)
    isApart = false
    at = end
  }
  joinNeighbours(tokens)
  return tokens
}
