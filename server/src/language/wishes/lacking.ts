import { namesKnown } from './nouns.ts'
import { chatPattern } from './spelling.ts'
import { cut, type WishText } from './text.ts'

const lacking = chatPattern(
  '(?<![a-zñ0-9])(?:(?<!que )(?:(?:me|nos) )?qued(?:e|amos)|(?:estoy|estamos|ando' +
    '|andamos)) sin (?=[a-zñ]{3,}(?: [a-zñ]+){0,3} ?(?:[,.;!?\\ue000]|$))',
  '',
)
const asking = chatPattern(
  '(?<![a-zñ0-9])(?:busc|necesit|quier|quisier|precis|compr|consig|me falta|me hace falta|alguien|tenes|tienen|venden)',
  '',
)

/**
 * A text without «me quedé sin» before what is looked for, which is no refusal where nothing else is asked for or named: «me quedé sin
 * microondas, ¿alguno usado?».
 */
export const withoutLacking = (text: WishText): WishText => {
  const found = lacking.exec(text.plain)
  if (!found) return text
  const end = found.index + found[0].length
  const [thing = ''] = /^[^,.;!?\ue000]*/.exec(text.plain.slice(end)) ?? []
  const others = text.plain.slice(0, found.index) + text.plain.slice(end + thing.length)
  return namesKnown(thing) && !namesKnown(others) && !asking.test(others) ? cut(text, found.index, end) : text
}
