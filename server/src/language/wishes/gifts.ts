import { any, chatPattern } from './spelling.ts'
import { CUT, type WishText } from './text.ts'

const END = '(?![a-zñ0-9])'
const WHOSE = '(?:mi|mis|un|una|el|la|los|las|nuestr[oa]s?)'
/** A gift or a thing of no name. */
const GIFT = any(
  'regal(?:o|os|ito|itos|ar|arle|arles)|detalle|detallito|presente|obsequio|sorpresa|algo|alguna|cosa|cosita|idea|ideas',
  '(?:le|les) (?:puedo|podria|podemos|podriamos|quiero|queremos|quisiera|voy a|vamos a)? ?(?:regal|compr)[a-zñ]+',
)
/** Who gets it: «mi novio», «mi sobrina de 5 años». */
const WHOM = `${WHOSE} [a-zñ]+(?: (?:mas )?(?:chic[oa]|grande|mayor|menor|adolescente|jubilad[oa]))?(?: de \\d{1,2}(?: años)?)?`
/** What somebody likes, up to the end of its piece. */
const LIKING =
  '(?:que )?(?:tambien )?(?:(?:a (?:el|ella|ellos) )?(?:le|les) (?:re )?(?:gustan?|encantan?|fascinan?|copan?|apasionan?|interesan?)' +
  '|(?:es|son) (?:muy |re |super )?(?:fan|fana|fanatic[oa]s?|hinchas?|amantes?|lector[ae]?s?|apasionad[oa]s?)(?: de(?:l)?)?|(?:ama|aman' +
  '|adora|adoran|colecciona|coleccionan|hace|hacen|practica|juega(?:n)? a(?:l)?|toca|tocan)(?= (?:el|la|los|las|mucho|al|a la|[a-zñ]{4})))'

const liking = chatPattern(`(?<![a-zñ0-9])${LIKING}${END}[^,.;:!?${CUT}]*`, '')
const recipient = chatPattern(`(?<![a-zñ0-9])(?:para|a|de|pa) (${WHOM})${END}`, '')
const subject = chatPattern(`(?<![a-zñ0-9])(?:a )?(mi [a-zñ]+) ${LIKING}${END}`, '')
/** Whom something else was said of first: «mi suegra cumple años, le gusta tejer». */
const spokenOf = chatPattern(`(?<![a-zñ0-9])(?:a )?(mi [a-zñ]+) (?:cumple|tiene|esta|es|se)${END}`, '')
const isAsked = chatPattern(`(?<![a-zñ0-9])(?:regal|detall|presente|obsequi|sorpres)|(?<![a-zñ0-9])(?:que|q) les? (?:puedo )?compr`, '')
/** All that may be said of a gift that names no thing. */
const beside = chatPattern(
  `(?<![a-zñ0-9])(?:${GIFT}|${WHOM}|años|tiene|que|no|se|lo|le|les|para|a|de|del|su|un|una|unos|cumple(?:años)?|aniversario` +
    `|navidad|reyes|dia` +
    `|madre|padre|niño|lind[oa]|buen[oa]|origina[l]|util|especial|copad[oa]|busco|quiero|necesito|por|el|la|y|hoy|mañana` +
    `|quedar bien|con)${END}`,
  'g',
)

/**
 * A gift whose thing nobody names, told by who gets it and what they like: «regalo para mi novio, le gusta el fútbol»; null where `named`,
 * what was read as the thing, names one, or no liking is told. The liking is what such a gift is searched by.
 */
export const readGift = ({ original, plain }: WishText, named: string): string | null => {
  if (!isAsked.test(plain)) return null
  const liked = liking.exec(plain)
  if (!liked) return null
  const whom = recipient.exec(plain) ?? subject.exec(plain) ?? spokenOf.exec(plain)
  const who = whom?.[1]
  const thing = named.replace(liking, ' ').replace(beside, ' ')
  if (!whom || !who || /[a-zñ]{3}/.test(thing)) return null
  const at = whom.index + whom[0].indexOf(who)
  const taste = original.slice(liked.index, liked.index + liked[0].length).trim()
  return `regalo para ${original.slice(at, at + who.length)}${/^(?:que|q|ke) /i.test(taste) ? ' ' : ', '}${taste}`
}
