/** Letters of other scripts that look like a Latin one, each beside the letter that it is taken for. */
const twins =
  'аaвbсcеeһhіiјjкkмmнhоoрpѕsтtуyхxԁdԛqԝwѵvгrαaβbεeηnιiκkνvοoρpτtυuχxγyωwςcσoıiɑaɡgʟlłløoɩi' + 'ᴀaʙbᴄcᴅdᴇeɢgʜhɪiᴊjᴋkᴍmɴnᴏoᴘpʀrᴛtᴜuᴠvᴡwʏyᴢz'
const letters = [...twins]
const twinOf = new Map(letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1] ?? '']] : [])))

/** The first letters of the alphabets of squares, circles and flags that Unicode does not take apart. */
const alphabets = [0x1f130, 0x1f150, 0x1f170, 0x1f1e6]
const boxed = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu
const unboxed = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0
  const first = alphabets.findLast((begin) => begin <= code) ?? code
  return String.fromCharCode(97 + code - first)
}

/** What is drawn as nothing: joiners, marks, fillers of Hangul and Braille. */
const unseen = /[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/gu

/**
 * A text as it is read rather than as it is written: lower case, without accents and what cannot be seen, full-width and boxed signs, emoji
 * of digits and letters of other alphabets as the plain ones that they look like. Pure; linear.
 */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(boxed, unboxed)
    .toLowerCase()
    .replace(/[^\p{ASCII}]/gu, (sign) => twinOf.get(sign) ?? sign)
    .replace(/\u{1f51f}/gu, '10')
    .replace(/(?<=\d)o(?=\d)/g, '0')
    .replace(/\s+/g, ' ')

const spaced = /(?<![\p{L}\d])[a-z]([ ._*-]{1,2})[a-z\d](?:\1[a-z\d](?![\p{L}\d])){1,}/gu
const withDigits = /(?<![\p{L}\d])[\p{L}\d@$]*\p{L}[\d@$][\p{L}\d@$]*|(?<![\p{L}\d])[\d$]\p{L}[\p{L}\d@$]+/gu
const letterOf: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

const short: Record<string, string> = {
  q: 'que',
  k: 'que',
  t: 'te',
  x: 'por',
  d: 'de',
  xq: 'porque',
  pq: 'porque',
  tb: 'tambien',
  msj: 'mensaje',
}
const shorthand = new RegExp(`\\b(?:${Object.keys(short).join('|')})\\b`, 'g')
const inLetters = (word: string): string =>
  word.replace(/\P{L}/gu, '').length < word.replace(/[^\d@$]/g, '').length
    ? word
    : word.replace(/[013457@$]/g, (sign) => letterOf[sign] ?? sign)

/**
 * The words of a plain text: letters that stand apart or with pictures between them joined, digits read as the letters they stand for
 * («wh4ts»), the short forms of messages written out, thousands without their points.
 */
export const wordsIn = (plain: string): string =>
  plain
    .replace(/(?<=\p{L})\p{Extended_Pictographic}+(?=\p{L})/gu, '')
    .replace(spaced, (word) => word.replace(/[ ._*-]/g, ''))
    .replace(withDigits, inLetters)
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/(?<=\d)\.(?=\d{3})/g, '')
    .replace(shorthand, (word) => short[word] ?? word)
