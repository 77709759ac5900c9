import { stem } from '../../text/stem.ts'
import { soundOf } from '../../text/typos.ts'
import { asksAboutMarket, asksAboutOrder, asksForPerson } from './asking.ts'
import { isElsewhere, isInsult, isWanting } from './chatting.ts'
import { isGiving } from './giving.ts'
import { asksWhatItBrings, isForWhoever, isIdle } from './idle.ts'
import { isSupposed, shapesOf } from './shape.ts'
import { countThings } from './things.ts'
import { topicsOf } from './topics.ts'

/** Words that count: of longer texts the first say what is wanted. */
const MAX_WORDS = 40
const PIECE = 4
/** Longer texts than this are of one length. */
const LONG = 16
/** The feature of a text that no rule knows. */
export const NO_RULE = 'rule none'

/** A text to be judged: plain, and whether it names a thing as for sale. */
export interface IntentText {
  plain: string
  isOffering: boolean
}

/** What the rules say of a text, which what was learnt weighs against the rest. */
const ruled = ({ plain, isOffering }: IntentText, isWanted: boolean): string[] => {
  const rules: Record<string, boolean> = {
    person: asksForPerson(plain),
    order: asksAboutOrder(plain),
    market: asksAboutMarket(plain),
    insult: isInsult(plain),
    elsewhere: isElsewhere(plain),
    offer: isOffering,
    sell: isOffering && !isWanted,
    give: isGiving(plain),
    idle: isIdle(plain),
    whoever: isForWhoever(plain),
    worth: asksWhatItBrings(plain),
  }
  const names = Object.keys(rules).filter((name) => rules[name])
  return names.length > 0 ? names.map((name) => `rule ${name}`) : [NO_RULE]
}

/** What its words are about: each topic, two at once, the first, and how much of the text they are. */
const spoken = (words: readonly string[]): string[] => {
  const each = words.map(topicsOf)
  const all = [...new Set(each.flat())].sort()
  const often = all.filter((topic) => each.filter((topics) => topics.includes(topic)).length > 1)
  const share = each.filter((topics) => topics.length > 0).length / Math.max(1, words.length)
  return [
    ...all.map((topic) => `on ${topic}`),
    ...often.map((topic) => `on ${topic} twice`),
    ...all.flatMap((one, at) => all.slice(at + 1).map((other) => `on ${one}+${other}`)),
    ...(each[0] ?? []).map((topic) => `on ${topic} first`),
    ...(all.length === 0 ? ['on none', `on none of ${Math.min(4, words.length)}`] : []),
    `on ${Math.round(share * 4)} of 4`,
  ]
}

/** How it is meant: each shape, all at once, and with what it is about. */
const shaped = (plain: string, words: readonly string[]): string[] => {
  const shapes = shapesOf(plain)
  const all = shapes.join('+') || 'plain'
  const topics = [...new Set(words.flatMap(topicsOf))]
  return [
    ...shapes.map((shape) => `as ${shape}`),
    `as ${all} all`,
    ...(isSupposed(plain) ? ['as supposed'] : []),
    ...topics.flatMap((topic) => [...shapes, 'any'].map((shape) => `as ${shape} on ${topic}`)),
  ]
}

/** How chats shorten words that say how something is meant. */
const shortened = new Map(
  Object.entries({
    q: 'que',
    k: 'que',
    ke: 'que',
    qe: 'que',
    xq: 'porque',
    pq: 'porque',
    porq: 'porque',
    x: 'por',
    xa: 'para',
    pa: 'para',
    d: 'de',
    cmo: 'como',
    cm: 'como',
    cdo: 'cuando',
    cndo: 'cuando',
    kndo: 'cuando',
    dnd: 'donde',
    dde: 'donde',
    tb: 'tambien',
    tmb: 'tambien',
    vndo: 'vendo',
    qiero: 'quiero',
    qro: 'quiero',
    kro: 'quiero',
    grax: 'gracias',
    msj: 'mensaje',
    wsp: 'whatsapp',
    wpp: 'whatsapp',
    pls: 'porfa',
    xfa: 'porfa',
    alg: 'alguien',
    algn: 'alguien',
    bno: 'bueno',
    hla: 'hola',
    nd: 'nada',
    tngo: 'tengo',
    ncsito: 'necesito',
    nesito: 'necesito',
    cto: 'cuanto',
    sta: 'esta',
    stoy: 'estoy',
    plz: 'porfa',
    m: 'me',
    t: 'te',
    komo: 'como',
    kien: 'quien',
    ay: 'hay',
  }),
)
/** A plain text with such words written out, as the rules read it. */
const spelledOut = (plain: string): string => plain.replace(/[a-zñ]+/g, (word) => shortened.get(word) ?? word)
const typedIn = (plain: string): string[] =>
  (plain.match(/[a-zñ]+|[0-9]+/g) ?? []).slice(0, MAX_WORDS).map((word) => shortened.get(word) ?? word)
/** How the words of a plain text sound by stem; numbers are one word. */
export const soundsOf = (plain: string): string[] => typedIn(plain).map((word) => (/[0-9]/.test(word) ? '#' : soundOf(stem(word))))

/**
 * What a text is judged by: how its words sound by stem, alone, in pairs, threes and first, their pieces of four letters, what they are
 * about, how long it is, whether it asks or wants, how many things it names, and what the rules say of it.
 */
export const intentFeatures = ({ isOffering, plain: typed }: IntentText): string[] => {
  const plain = spelledOut(typed)
  const words = soundsOf(plain)
  const found = new Set<string>(['any'])
  for (const [at, word] of words.entries()) {
    found.add(word)
    if (at > 0) found.add(`${words[at - 1]} ${word}`)
    if (at > 1) found.add(`${words[at - 2]} ${words[at - 1]} ${word}`)
    const framed = `^${word}$`
    for (let from = 0; word.length > 2 && from + PIECE <= framed.length; from++) found.add(`~${framed.slice(from, from + PIECE)}`)
  }
  found
    .add(`first ${words[0]}`)
    .add(`first ${words[0]} ${words[1]}`)
    .add(`last ${words.at(-1)}`)
    .add(`long ${words.length < 4 ? words.length : 4 + Math.floor((Math.min(LONG, words.length) - 4) / 3)}`)
  if (plain.includes('?')) found.add('?')
  if (plain.includes('!')) found.add('!')
  const isWanted = isWanting(plain)
  const things = countThings(typedIn(plain))
  const wants = isWanted ? 'want' : 'no want'
  found
    .add(wants)
    .add(things > 0 ? 'thing' : 'no thing')
    .add(`${wants} ${things > 0}`)
  if (things > 1) found.add('things')
  const rules = ruled({ plain, isOffering }, isWanted)
  const named = things > 0 ? 'thing' : 'no thing'
  for (const rule of rules) found.add(`${rule} of ${named}`)
  for (const shape of shapesOf(plain)) found.add(`as ${shape} of ${named}`)
  for (const feature of [...spoken(words), ...rules, ...shaped(plain, words)]) found.add(feature)
  return [...found]
}
