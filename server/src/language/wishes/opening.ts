import { DISCOURSE } from './discourse.ts'
import { pastLead } from './leading.ts'
import { chatPattern } from './spelling.ts'
import { BESIDE, GREETING, HAVE, POLITE, SEEK, URGENT, WANT, WISH } from './talk.ts'

const END = '(?![a-zñ0-9])'
const gap = /[^\p{L}\p{N}$]+/uy
const greeting = chatPattern(`(?:${GREETING}|${POLITE})+${END}`, 'y')
const asking = chatPattern(`(?:${WANT}|${SEEK}|${HAVE})${END}`, 'y')
const beside = chatPattern(`(?:${BESIDE})${END}`, 'y')
/** Words that lead to what is wanted. */
const leading = chatPattern(
  `(?:hoy por hoy|${DISCOURSE}|${URGENT}|${POLITE}|y|e|o|pero|asi que|entonces|por eso|por lo que|por lo tanto|bueno|si|igual|todavia` +
    '|aun|lo|es|pues|(?:seria(?:n)?|vendria(?:n)? a ser)(?: (?:como|tipo|algo asi como))?(?= (?:un|una|unos|unas) )' +
    '|(?:que|cual(?:es)?)(?= [a-zñ ]{2,30} (?:consigo|hay|tienen|tenes|venden|me recomiendan|recomiendan|me' +
    ' recomendas|recomendas|me recomendarias|puedo|podria|conviene|me conviene|me llevo|me compro' +
    `|me alcanza)))${END}`,
  'y',
)
/** Articles and other words that point without naming. */
const few = chatPattern(
  '(?:(?:algun tipo de|um|uma|an|uno(?= (?:(?:blanc|negr|roj|azul|verde|gris|nuev|usad|grande|chic|barat|bueno|buen|lind|que|con' +
    '|sin)[a-z]*|[a-zñ]{2,}(?:al|il|able|ible|ante|ente|ico|ivo|ado|ido|oso|orio)(?![a-zñ])))|un|una|unos|unas|el|la|los|las' +
    '|algun|alguna|algunos|algunas|otr[oa]s?|algo (?:como|tipo|asi como)' +
    '|algo|de|one|the(?= [a-z]))|(?:cualquier|mejor|mas barat[oa]s?|simple|maldit[oa]s?|put[oa]s?|bendit[oa]s?' +
    '|dichos[oa]s?)(?= [a-z])' +
    '|a(?= [a-z]+ (?:with|without|for|size) )|(?<=(?:quiero|need|want|buy|for|necesito) )a(?= (?!mi |la |el |un |una |los ' +
    '|las |alguien)[a-z])|(?:buen|buena|buenos|buenas|lind[oa])(?= [a-z])|(?:para|en|por|con|de' +
    `|a)(?= (?:un|una|unos|unas|comprar|conseguir) )|por(?= (?:el|la|los|las) )|a(?= alguien ))${END}`,
  'y',
)

/** The words before the thing in a piece of a wish. */
export interface Opening {
  /** Where the greeting ends. */
  greeted: number
  /** Where the thing begins. */
  end: number
  /** Whether somebody asks for something. */
  isAsked: boolean
  /** Where the thing begins if the words before it are a lead, which counts where nobody asks outright. */
  led: number
}

const past = (pattern: RegExp, plain: string, at: number): number => {
  pattern.lastIndex = at
  return pattern.test(plain) ? pattern.lastIndex : at
}

/** Reads greetings, requests and articles from a point of a plain text up to the first other word. */
export const opening = (plain: string, from: number): Opening => {
  let end = past(gap, plain, from)
  for (let at = -1; at !== end; ) {
    at = end
    end = past(gap, plain, past(greeting, plain, end))
  }
  const greeted = end
  let isAsked = false
  for (let at = -1; at !== end; ) {
    at = end
    const asked = past(asking, plain, end)
    if (asked > end) isAsked = true
    end = past(gap, plain, asked > end ? asked : firstPast(isAsked, plain, end))
  }
  const led = pastLead(plain, isAsked ? end : greeted, isAsked)
  return { greeted, end: isAsked ? led : end, isAsked, led }
}

const firstPast = (isAsked: boolean, plain: string, at: number): number => {
  for (const pattern of isAsked ? [leading, beside, few] : [greeting, leading, few]) {
    const end = past(pattern, plain, at)
    if (end > at) return end
  }
  return at
}

/** Stands for what was named before: «alguna usada», «uno que ande». */
const PRONOUN = '(?:algun[oa]s?|un[oa]s?|otr[oa]s?)(?= (?:(?:usad|nuev|barat|grande|chic|parecid)[a-z]*|que|con|sin|de|para|mas)(?![a-zñ]))'
const joining = chatPattern(`(?:(?:y|e|pero|ademas|tambien|igual|yo|ojo)${END},? *)*`, 'y')
const wishing = chatPattern(
  `(?:(?:(?:lo|la|los|las) )?(?:${WISH}|prefiero|preferiria|preferimos` +
    '|me (?:sirven?|va|van|da)(?: (?:tambien|igual|bien))?(?= (?:usad|nuev|de segunda|que )))' +
    `|acept(?:o|aria|amos)(?= (?:usad|nuev|de segunda|que este))|(?:es|son|seria)(?= para (?!mi(?: sol[oa])? ?(?:$` +
    `|[,.;!?\\ue000]))))${END}(?: *(?:si o si|que (?:sea|sean)(?= (?:de|para|con) ))${END})?(?: *${PRONOUN})?|${PRONOUN}`,
  'y',
)

/** Where a further piece of a wish begins after «y», and where its verb of wanting ends: «la quiero negra», «es para regalar». */
export const wished = (plain: string, from: number): { from: number; to: number } => {
  const start = past(joining, plain, past(gap, plain, from))
  return { from: start, to: past(wishing, plain, start) }
}
