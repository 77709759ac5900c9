/** The smallest part of a text: letters, a number with its decimal marks, or one mark. */
export interface Piece {
  text: string
  kind: 'letters' | 'digits' | 'mark'
  /** Whether no space stands before it. */
  isGlued: boolean
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** Whether it is a letter of a lowered text: a to z and ñ are checked first, other scripts by Unicode. */
const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || code === 241 || (code > 127 && /\p{L}/u.test(String.fromCharCode(code)))

const isSpace = (code: number): boolean => code <= 32 || code === 160 || (code >= 0x2000 && code <= 0x200b) || code === 0x3000

const isDecimalMark = (code: number): boolean => code === 44 || code === 46

const endOfNumber = (text: string, from: number): number => {
  let end = from + 1
  for (;;) {
    while (isDigit(text.charCodeAt(end))) end++
    if (!isDecimalMark(text.charCodeAt(end)) || !isDigit(text.charCodeAt(end + 1))) return end
    end++
  }
}

const endOfLetters = (text: string, from: number): number => {
  let end = from + 1
  while (isLetter(text.charCodeAt(end))) end++
  return end
}

/** The pieces of a lowered text, at most `max`, in one pass. Apostrophes are dropped: «johnson's» is «johnsons». */
export const piecesOf = (lowered: string, max: number): Piece[] => {
  const text = /['´`’]/.test(lowered) ? lowered.replace(/['´`’](?=\p{L})/gu, '') : lowered
  const pieces: Piece[] = []
  let at = 0
  let lastEnd = -1
  while (at < text.length && pieces.length < max) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) {
      at++
      continue
    }
    const kind = isDigit(code) ? 'digits' : isLetter(code) ? 'letters' : 'mark'
    const end = kind === 'digits' ? endOfNumber(text, at) : kind === 'letters' ? endOfLetters(text, at) : at + 1
    pieces.push({ text: text.slice(at, end), kind, isGlued: at === lastEnd })
    lastEnd = end
    at = end
  }
  return pieces
}
