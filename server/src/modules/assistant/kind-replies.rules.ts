import { fold } from '@feria/contract/fold'
import { CONTACT_PAGE, HELP_PAGE } from '@feria/contract/help/topics'
import { isElsewhere, isInsult, isMashed } from '../../language/wishes/intents/chatting.ts'
import { QUESTION } from './sentences.rules.ts'
import type { SupportAnswer } from './support-answers.rules.ts'

const EXAMPLE = 'por ejemplo «bici rodado 29»'
const toProducts = (text: string): SupportAnswer => ({ text, address: '/all-products', label: 'Ver todos los productos' })

const UPSET: SupportAnswer = {
  text: 'Lamento que algo te haya caído mal. Si fue con una compra o una venta, contanos qué pasó y lo vemos.',
  address: CONTACT_PAGE,
  label: 'Contanos qué pasó',
}
const OTHER: SupportAnswer = {
  text: 'Con eso no te puedo ayudar: sé de lo que se compra y se vende acá. Si tuviste un problema, en la ayuda te decimos qué hacer.',
  address: HELP_PAGE,
  label: 'Ver la ayuda',
}

/** Words that English and Portuguese have and Spanish has not, and that name nothing. */
const foreign = new Set(
  (
    'the you your do does is are was were my where what how when who why can could would speak english please with this that have ' +
    'onde meu minha voce voces nao fazer preciso ajuda portugues obrigado isso qual quanto custa comprei tem'
  ).split(' '),
)
/** With one such word alone it may still be a name: «Do the Right Thing» is sought as it is. */
const FOREIGN_WORDS = 2

/** Whether what was left of a search after it was read is a sentence in another language, and no name of a thing. */
export const isForeign = (what: string): boolean =>
  fold(what)
    .split(/[^\p{L}]+/u)
    .filter((word) => foreign.has(word)).length >= FOREIGN_WORDS

/** The reply to a sentence in another language. */
export const FOREIGN = toProducts(`Por ahora solo entiendo español. Escribime qué buscás en pocas palabras, ${EXAMPLE}.`)

/** The reply to what is not about the market: an insult, mashed keys, another language, the weather; kind, short, with a way on. */
export const kindReplyTo = (text: string): SupportAnswer => {
  const plain = fold(text)
  if (isInsult(plain)) return UPSET
  if (isMashed(plain)) return toProducts(`No llegué a entender eso. Decime qué buscás en pocas palabras, ${EXAMPLE}.`)
  if (isForeign(text)) return FOREIGN
  if (isElsewhere(plain)) return toProducts(`De eso no sé: lo mío es encontrar lo que está a la venta. Decime qué buscás, ${EXAMPLE}.`)
  return OTHER
}

const small: [RegExp, string][] = [
  [/\b(?:gracias|agradezco|genio|genia|crack|idolo|thanks|thank you|obrigad[oa])\b/, '¡De nada! Si buscás algo más, contame.'],
  [/\b(?:chau|adios|hasta (?:luego|manana|pronto)|nos vemos|saludos)\b/, '¡Chau! Cuando quieras buscar algo, acá estoy.'],
  [
    /\b(?:sos|llamas|robot|bot|servis|sirves|podes|sabes hacer|ayudar)\b/,
    'Soy un programa: busco en lo que está publicado. Decime qué querés, hasta cuánto y por dónde.',
  ],
  [/^(?:no|nop|nah)\b/, 'Dale. ¿Qué cambio: el precio, el lugar, o buscamos otra cosa?'],
  [/\b(?:hola|buenas|buen dia|buenos dias|buenas tardes|buenas noches|hello|hi|hey|bom dia)\b/, `¡Hola! ${QUESTION}`],
]

/** The reply to talk for company's sake: to thanks, a good-bye, a greeting, each its own; always with what comes next. */
export const smallTalkTo = (text: string): string => {
  const plain = fold(text)
  return small.find(([words]) => words.test(plain))?.[1] ?? QUESTION
}
