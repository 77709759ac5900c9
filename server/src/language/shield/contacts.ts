import { passesLuhn } from '@feria/contract/payments/cards'
import { readDestination } from '../../modules/payments/rules.ts'
import { hasAddress } from './addresses.ts'
import { isPhone } from './area-codes.ts'
import { plainText } from './plain-text.ts'
import { spelledInDigits } from './spelled-digits.ts'

/** What leads out of Feria: a telephone, an email, a link, WhatsApp, an account to transfer money to, or where somebody lives. */
export type Contact = 'phone' | 'email' | 'link' | 'whatsapp' | 'account' | 'address'

const patterns: Partial<Record<Contact, RegExp[]>> = {
  email: [/[\w.+-]{1,64} ?(?:@|\(at\)|\[at\]|(?<!\p{L})arroba(?!\p{L})) ?[\w-]{1,63}(?: ?(?:\.|(?<!\p{L})punto(?!\p{L})) ?[a-z]{2,})+/u],
  link: [
    /https?:|(?<![\p{L}\d])www ?\.|(?<![\p{L}\d.])(?:t|wa)\.me(?![\p{L}\d])/u,
    /(?<![\p{L}\d@.-])[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:com|net|org|gob|edu|app|io|ly|gl|shop|store|online|site|xyz)(?![\p{L}\d-])/u,
    /(?<!\p{L})punto (?:com|net|org|app)(?!\p{L})/u,
  ],
  whatsapp: [/(?<!\p{L})(?:wh?ats? ?a+pp?|whats|wsp|wpp|wapp|wasap|[gw]+uasap|watsap|guatsap)(?!\p{L})/u],
  account: [/(?<!\p{L})alias(?: (?:es|de mp|cbu|cvu))?:? ?(?=[a-z\d.-]{6,20}(?![\p{L}\d]))(?=[a-z\d-]*[.\d])[a-z\d]+(?:[.-][a-z\d]+)*/u],
}

/** Digits in groups, with what people write between them; a comma only before a space, since it writes cents otherwise. */
const runs = /\d+(?:(?:, |[ .()/_*+-]{1,3})\d+)*/g
const thousands = /^\d{1,3}(?:[. ]\d{3})+(?:[.,]\d{2})?$/
const cents = /^\d+[.,]\d{2}$/
const date = /^\d{1,2}[/.-]\d{1,2}[/.-](?:\d{2}|\d{4})(?!\d)|^\d{4}-\d{2}-\d{2}(?!\d)/
/** What asks to be called, before a number without its area code: «llamame al 4567-8901». */
const called =
  /(?<!\p{L})(?:llama(?:me|r|lo|la)?|escribi(?:me|r)?|mensajea(?:me)?|mi (?:numero|nro|cel|celu|celular|tel|telefono)|(?:tel|cel)[.:])/u
const local = new RegExp(`${called.source}(?: (?:al|es|es el))?:? ?(?:15[ -]?)?\\d{2,4}[ -]?\\d{2}[ -]?\\d{2}(?![\\d.,])`, 'u')
/** A mobile without its area code, or a line of a city: «15 2345-6789», «4567-8901». */
const grouped = /(?<![\d.,/-])(?:15[ -]\d{3,4}[ -]?\d{4}|[4-6]\d{3}-\d{4})(?![\d/-]|[.,]\d)/

/** A number of 15 digits with its check digit, as each telephone has: no number to call. */
const isImei = (digits: string): boolean => digits.length === 15 && passesLuhn(digits)

/** How the digits of a telephone begin, so that most stretches of a long run are put aside at once. */
const begins = /^(?:00)?(?:54)?9?0?(?:11[2-9]|[23]\d)/

/** Every stretch of whole groups of a run that has as many digits as a telephone or an account. */
function* stretchesOf(run: string): Generator<{ written: string; digits: string }> {
  const all = run.replace(/\D/g, '')
  let before = 0
  const groups = [...run.matchAll(/\d+/g)].map(({ index, 0: digits }) => {
    const from = before
    before += digits.length
    return { begin: index, end: index + digits.length, from, to: before }
  })
  for (const [at, { begin, from }] of groups.entries()) {
    const isPhoneLike = begins.test(all.slice(from, from + 8))
    for (let last = at; last < groups.length; last++) {
      const { end, to } = groups[last] ?? { end: 0, to: Number.POSITIVE_INFINITY }
      if (to - from > 22) break
      if (to - from === 22 || (isPhoneLike && to - from >= 10 && to - from <= 15))
        yield { written: run.slice(begin, end), digits: all.slice(from, to) }
    }
  }
}

const inRun = (run: string): Contact | null => {
  if (isImei(run.replace(/\D/g, ''))) return null
  for (const { written, digits } of stretchesOf(run)) {
    if (digits.length === 22 && readDestination(digits)) return 'account'
    if (digits.length > 15 || !isPhone(digits)) continue
    if (!thousands.test(written) && !cents.test(written) && !date.test(written)) return 'phone'
  }
  return null
}

/**
 * Which ways out of Feria a text shows, in the order of the kinds; spelled and spaced digits too, whatever they are disguised as. Prices,
 * years, kilometres, measures, dates and the numbers of devices are none. Pure.
 */
export const contactsIn = (text: string): Contact[] => {
  const plain = plainText(text)
  const found = new Set(waysOut(plain))
  if (hasAddress(plain)) found.add('address')
  return (['phone', 'email', 'link', 'whatsapp', 'account', 'address'] as const).filter((kind) => found.has(kind))
}

/** `contactsIn` of a text that is plain already, without the addresses of houses. Pure. */
export const waysOut = (plain: string): Set<Contact> => {
  const inDigits = spelledInDigits(plain)
  const found = new Set<Contact>()
  for (const [run] of inDigits.matchAll(runs)) {
    const contact = inRun(run)
    if (contact) found.add(contact)
  }
  if (local.test(inDigits) || grouped.test(plain)) found.add('phone')
  for (const [kind, all] of Object.entries(patterns) as [Contact, RegExp[]][]) if (all.some((one) => one.test(plain))) found.add(kind)
  return found
}
