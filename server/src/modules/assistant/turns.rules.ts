import type { Chips } from '@feria/contract/assistant/schemas'
import type { Condition } from '@feria/contract/catalogue/values'
import { wishText } from '../../language/wishes/text.ts'

/** What a turn that names no thing of its own does to what was asked before. */
export interface Step {
  /** Show what costs less, or more, than what was shown. */
  price: 'cheaper' | 'dearer' | 'cheapest' | null
  /** The condition that is wanted now; `'any'` where it does not matter any more. */
  condition: Condition | 'any' | null
  /** Which of what was shown is meant, from 1; -1 for the last. */
  nth: number | null
  /** Whether something else is wanted, and nothing of what was asked before. */
  isAnew: boolean
  /** What of the last search is given up: «en cualquier lado», «sin límite». */
  without: ('place' | 'price')[]
}

const START = '^(?:(?:y|no|si|ok|dale|pero|bueno|mejor|che|ahora|tambien|a ver|mostrame|quiero|busca(?:me)?|hay|tenes|gracias)[ ,.]+)*'
const END = '(?:[ ,]+(?:por favor|porfa|gracias|no|mejor|che|dale|si hay|puede ser|tenes|hay))*[ .!?]*$'
const whole = (pattern: string): RegExp => new RegExp(`${START}(?:${pattern})${END}`)

const cheapest = whole(
  '(?:el|la|lo|los|las)? ?mas (?:barat[oa]s?|economic[oa]s?)(?: (?:de (?:tod[oa]s?|esos|esas|estos)|que (?:haya|tengas?)' +
    '|posible))|(?:el|la|lo|los|las) mas (?:barat[oa]s?|economic[oa]s?)',
)
const cheaper = whole(
  '(?:un poco |algo |uno |una |otro |otra )*(?:mas (?:barat|economic|baratit)[oa]s?|menos car[oa]s?)|(?:es|son|esta) (?:muy ' +
    '|re |todo )?car[oa]s?|(?:muy|demasiado|re|todo) car[oa]s?|algo (?:barat|economic)[oa]|no (?:tan|muy) car[oa]s?',
)
const dearer = whole('(?:un poco |algo |uno |una )*(?:mas car[oa]s?|mejor(?:es)?|de mejor calidad)')
const anew = whole(
  '(?:otra cosa|algo distinto|nada que ver|otra busqueda|empecemos de nuevo|de nuevo|empezar de (?:nuevo|cero)|borra todo' +
    '|olvidate|cambiemos de tema)',
)
const anywhere = whole(
  '(?:en )?(?:cualquier (?:lado|lugar|parte)|todo el pais|todos lados)|no importa (?:donde|el lugar)|aunque (?:este|sea) lejos',
)
const atAnyPrice = whole('(?:no importa|da igual|sin importar|sin limite de|cualquier) ?(?:el )?precio|sin (?:limite|tope)')
const anyCondition = whole(
  '(?:me )?(?:da igual|da lo mismo|no importa)(?: (?:el estado|si (?:es|esta) (?:nuev|usad)[oa](?: o (?:nuev|usad)[oa])?))' +
    '|(?:nuev|usad)[oa] o (?:nuev|usad)[oa]',
)
const conditions: [RegExp, Condition][] = [
  [whole('(?:uno |una |unos |unas |que sea |que este )?nuev[oa]s?|a estrenar|sin uso'), 'Nuevo'],
  [whole('(?:uno |una |unos |unas |que sea |que este )?usad[oa]s?|de segunda(?: mano)?'), 'Usado'],
  [whole('(?:uno |una )?(?:como nuev|casi nuev|impecable)[oa]?s?'), 'Como nuevo'],
]
const ordinals = ['primer[oa]?', 'segund[oa]', 'tercer[oa]?', 'cuart[oa]', 'quint[oa]']
const nths: [RegExp, number][] = [
  ...ordinals.map((word, at): [RegExp, number] => [
    whole(`(?:el|la|ese|esa|es[ao] el|ver (?:el|la)) (?:${word}|numero ${at + 1})`),
    at + 1,
  ]),
  [whole('(?:el|la|ver (?:el|la)) ultim[oa]'), -1],
]

/**
 * Reads a turn of a conversation that names no thing and changes what was asked before: «más barato», «¿y usado?», «no, nuevo», «el
 * segundo», «otra cosa». Null for any other text, which names a thing or refines by price and place as `readWish` reads them. Pure.
 */
export const readStep = (text: string): Step | null => {
  const plain = wishText(text).plain.replace(/[¿¡]/g, '').replace(/ +/g, ' ').trim()
  const price = cheapest.test(plain) ? 'cheapest' : cheaper.test(plain) ? 'cheaper' : dearer.test(plain) ? 'dearer' : null
  const condition = anyCondition.test(plain) ? 'any' : (conditions.find(([pattern]) => pattern.test(plain))?.[1] ?? null)
  const nth = nths.find(([pattern]) => pattern.test(plain))?.[1] ?? null
  const isAnew = anew.test(plain)
  const without = [...(anywhere.test(plain) ? ['place' as const] : []), ...(atAnyPrice.test(plain) ? ['price' as const] : [])]
  const isAny = price !== null || condition !== null || nth !== null || isAnew || without.length > 0
  return isAny ? { price, condition, nth, isAnew, without } : null
}

/** What is wanted after such a turn: what it says changes, the rest stays; «otra cosa» forgets all. */
export const stepped = (known: Chips, { isAnew, without, condition }: Step): Chips => {
  const isPriceless = isAnew || without.includes('price')
  const isPlaceless = isAnew || without.includes('place')
  return {
    ...known,
    ...(isAnew ? { what: '', categoryId: null, without: [] } : {}),
    ...(isPriceless ? { minPrice: null, maxPrice: null } : {}),
    ...(isPlaceless ? { place: null, radiusKm: null } : {}),
    condition: isAnew || condition === 'any' ? null : (condition ?? known.condition),
  }
}

/**
 * What of a search such turns leave, in their order: the cheapest first, the dearest first, the cheapest alone, or the one that is pointed
 * at. `worthOf` tells what something costs, in one currency; null where no price is known, which goes last.
 */
export const chosen = <T>(found: readonly T[], steps: readonly Step[], worthOf: (one: T) => number | null): T[] => {
  let left = [...found]
  for (const { price, nth } of steps) {
    if (price !== null) {
      const worth = (one: T): number => worthOf(one) ?? Number.POSITIVE_INFINITY
      left = price === 'dearer' ? left.sort((a, b) => (worthOf(b) ?? -1) - (worthOf(a) ?? -1)) : left.sort((a, b) => worth(a) - worth(b))
      if (price === 'cheapest') left = left.slice(0, 1)
    }
    if (nth !== null) left = nth < 0 ? left.slice(-1) : left.slice(nth - 1, nth)
  }
  return left
}

const NTH = ['primero', 'segundo', 'tercero', 'cuarto', 'quinto']

/** What is said of what the last of such turns leaves of `count` products; null where it only changes what is searched. */
export const sentenceOfStep = ({ price, nth }: Step, left: number, count: number): string | null => {
  if (nth !== null) {
    if (left === 0) return count === 1 ? 'Encontré uno solo.' : `Encontré ${count}: no hay tantos.`
    return nth < 0 ? 'Este es el último de los que encontré.' : `Este es el ${NTH[nth - 1] ?? `número ${nth}`} de los que encontré.`
  }
  if (left === 0 || price === null) return null
  if (price === 'cheapest') return 'Este es el más barato de los que encontré.'
  return price === 'cheaper' ? 'Los ordené del más barato al más caro.' : 'Los ordené del más caro al más barato.'
}
