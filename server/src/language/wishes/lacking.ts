import { namesKnown } from './nouns.ts'
import { chatPattern } from './spelling.ts'
import { cut, type WishText, words } from './text.ts'

const lacking = chatPattern(
  '(?<![a-zñ0-9])(?:(?<!que )(?:(?:me|nos) )?qued(?:e|amos)|(?:estoy|estamos|ando' +
    '|andamos)) sin (?=[a-zñ]{3,}(?: [a-zñ]+){0,3} ?(?:[,.;!?\\ue000]|$))',
  '',
)
const asking = chatPattern(
  '(?<![a-zñ0-9])(?:busc|necesit|quier|quisier|precis|compr|consig|me falta|me hace falta|alguien|tenes|tienen|venden)',
  '',
)

/** What it may lack as well, told behind it: «sin cargador me sirve igual». */
const lackedAnyhow = words(
  '(?:sin|que no tenga) (?:(?:el|la|los|las) )?[a-zñ0-9]+(?: [a-zñ0-9]+)?,? (?:(?:me )?sirve igual|igual (?:me )?sirve' +
    '|(?:me )?da (?:igual|lo mismo)|no (?:me )?importa|no hay (?:drama|problema)|tambien(?: me)? sirve|me sirve tambien)',
)

/**
 * A text without «me quedé sin» before what is looked for, which is no refusal where nothing else is asked for or named: «me quedé sin
 * microondas, ¿alguno usado?»; and without what it may lack.
 */
export const withoutLacking = (text: WishText): WishText => {
  const [anyhow] = text.plain.matchAll(lackedAnyhow)
  if (anyhow) return cut(text, anyhow.index, anyhow.index + anyhow[0].length)
  const found = lacking.exec(text.plain)
  if (!found) return text
  const end = found.index + found[0].length
  const [thing = ''] = /^[^,.;!?\ue000]*/.exec(text.plain.slice(end)) ?? []
  const others = text.plain.slice(0, found.index) + text.plain.slice(end + thing.length)
  return namesKnown(thing) && !namesKnown(others) && !asking.test(others) ? cut(text, found.index, end) : text
}
