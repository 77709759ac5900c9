import { waysOut } from './contacts.ts'
import { hostsIn, isKnownBad, isShortener, type KnownLinks } from './links.ts'
import { plainText, wordsIn } from './plain-text.ts'
import { contactSignals } from './signals/contact.ts'
import { dataSignals } from './signals/data.ts'
import { moneySignals } from './signals/money.ts'

const patterns = { ...contactSignals, ...dataSignals, ...moneySignals }

/** What a sentence of a swindle is made of. Alone many are part of honest trade; `warnings.ts` says which ones together are not. */
export type Signal = keyof typeof patterns | 'phone' | 'email' | 'link' | 'shortener' | 'knownBadLink' | 'account' | 'reported' | 'urgency'

/** Long patterns are written over several lines. */
const broken = /\n\s*/g
const compiled = Object.entries(patterns).map(
  ([signal, all]) => [signal as Signal, all.map((pattern) => new RegExp(`\\b(?:${pattern.replace(broken, '')})`))] as const,
)

const urgency = /\b(?:urgente|ya mismo|ahora|hoy|apurate|cuanto antes|ultimo|sacan de las manos|otro interesado|mucha gente|en \d+ min)/
/** Somebody tells or asks about what was tried on them. */
const reported = new RegExp(
  '\\b(?:(?:me|nos) (?:pidio|pidieron|queria|dijo|dijeron|quiso|quisieron|estafaron)|(?:le|les) dijeron|' +
    '(?:comprador|vendedor|tipo) me dice|(?:ya )?denuncie|(?:como|hice la) denunci[ao]|(?:es|era|fue) (?:una estafa|trucho|falso)|' +
    '(?:que )?no (?:les pase|caigan)|lo que me paso|(?:lo|la) reporte|cuento del tio)\\b',
)

/** «Don't worry» and the like deny nothing. */
const idle = /\bno (?:te|se) (?:preocup|hagas)[a-z]*|\bno hay (?:problema|drama)|\bsino\b|\bno pasa nada|\bsi no\b/g
const denial = /\b(?:no|nunca|jamas|nada de|ni|tampoco|sin)(?: (?:te|me|le|lo|la|se|voy|vamos|a|pienso|quiero)){0,4}(?: [a-z]+){0,2} $/
const deniedAfter = /^[a-z]* no(?=[;,.!]|$)/
/** Signals whose words are also there when somebody denies them: «no tomo señas», «no paso mi número». */
const deniable = new Set<Signal>([
  ...([
    'whatsapp',
    'network',
    'askedContact',
    'code',
    'secret',
    'outside',
    'deposit',
    'receipt',
    'paid',
    'papers',
    'form',
    'bank',
  ] as const),
])

const isDenied = (words: string, from: number, to: number): boolean => {
  const before = words.slice(Math.max(0, from - 40), from)
  const clause = before.slice(Math.max(...[...'.,;:!?¿¡'].map((sign) => before.lastIndexOf(sign))) + 1)
  return denial.test(clause) || deniedAfter.test(words.slice(to, to + 20))
}

const isThere = (words: string, pattern: RegExp, isDeniable: boolean): boolean => {
  if (!pattern.test(words)) return false
  if (!isDeniable) return true
  return [...words.matchAll(new RegExp(pattern, 'g'))].some(({ index, 0: found }) => !isDenied(words, index, index + found.length))
}

/** The signals of a text. Pure; linear in its length. */
export const signalsIn = (text: string, known: KnownLinks): Set<Signal> => {
  const plain = plainText(text)
  const words = wordsIn(plain).replace(idle, '')
  const found = new Set<Signal>()
  for (const way of waysOut(plain)) if (way !== 'whatsapp' && way !== 'address') found.add(way)
  for (const host of hostsIn(plain)) {
    found.add('link')
    if (isShortener(host)) found.add('shortener')
    if (isKnownBad(host, known)) found.add('knownBadLink')
  }
  for (const [signal, all] of compiled) if (all.some((pattern) => isThere(words, pattern, deniable.has(signal)))) found.add(signal)
  if (urgency.test(words)) found.add('urgency')
  if (reported.test(words)) found.add('reported')
  return found
}
