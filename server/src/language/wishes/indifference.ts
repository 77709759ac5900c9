import { CUT, cut, type WishText, wishText, words } from './text.ts'

const WHAT = '(?:modelo|marca|tipo|version|color|talle|tamaño|año|estado)'
/** Phrases for «any will do», which say nothing about the thing. */
const indifference = words(
  [
    `(?:a mi )?(?:me |nos )?(?:da|es|seria) (?:lo mismo|todo lo mismo|igual|indistinto)(?: (?:el|la|que) ${WHAT})?`,
    '(?:el|la|lo|los|las) (?:primer[oa] )?que (?:sean?|hayan?|tengan?|vengan?|consiga|encuentre|salga|aparezca|pinte|ofrezcan|quieran)',
    `(?:de |en )?cualquiera?(?: ${WHAT})?(?: (?:que sea|sirve|va|me sirve|me viene bien|esta bien))?`,
    `(?:de )?(?:todas? las|todos? los) ${WHAT}(?:e?s)?`,
    `(?:no (?:me )?(?:importa|interesa)|sin importar)(?: (?:el|la|los|las|que|cual|de que))*(?: ${WHAT}(?:e?s)?)?`,
    `(?:indistint[oa]s?|indiferente|sin preferencias?|ningun[oa]? (?:${WHAT} )?en (?:particular|especial))`,
  ].join('|'),
)
/** The same if it is the whole text; inside a text these words may mean something. */
const nothing = /^(?:ningun[oa]|no (?:lo )?se|no tengo|vari[oa]s|tod[oa]s|n ?\/? ?a|-+)$/

const cutAll = (text: WishText): WishText =>
  [...text.plain.matchAll(indifference)].reduce((rest, { index, 0: found }) => cut(rest, index, index + found.length), text)

/** A text without the phrases for «any will do»; empty if nothing else is left. */
export const withoutIndifference = (text: string): string => {
  const { original, plain } = cutAll(wishText(text))
  if (plain === wishText(text).plain) return nothing.test(plain.trim()) ? '' : text.trim()
  return original
    .replace(new RegExp(`(?:[ ,;:./()-]*${CUT}[ ,;:./()-]*)+`, 'g'), ' ')
    .replace(/(?:^| )(?:o|y|u|pero)(?= |$)(?= *$)/, '')
    .trim()
}
