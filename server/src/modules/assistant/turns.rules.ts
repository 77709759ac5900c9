import { fold } from '@feria/contract/fold'

/** A turn that names no thing, but changes what was asked before it, or asks about what was shown. */
export type Turn =
  /** Cheaper than the first of what was shown. */
  | { kind: 'cheaper' }
  /** The cheapest of all first. */
  | { kind: 'cheapest' }
  /** One of what was shown, by its place from 0 on; the last is -1. */
  | { kind: 'pick'; place: number }
  /** Something else: the text that says what, or nothing yet. */
  | { kind: 'other'; text: string }

const SHOW = '(?:(?:quiero|dame|mostrame|busco|cual es|cual seria|decime) )?'
const OF_ALL = '(?: (?:de (?:tod[oa]s|l[oa]s? que hay)|que (?:haya|hay|tengas|tengan)|posible))?'
const cheapest = new RegExp(`^(?:y )?${SHOW}(?:el|la|lo|los|las) (?:que sea )?mas (?:barat|economic)[oa]s?${OF_ALL}$`)
const DEAR = '(?:muy|re|demasiado) car[oa]s?'
const ONE = '(?:(?:hay |tenes |quiero |busco |mostrame )?(?:algo|algun[oa]?|uno|una|otro|otra|unos|unas) )?'
const LESS = `(?:y |pero )?${ONE}(?:un poco |un toque |mucho )?mas (?:barat|economic|accesible)[oa]?s?`
const cheaper = new RegExp(`^(?:no )?(?:(?:es|son|esta|estan) )?(?:${DEAR}|${LESS}|algo (?:barato|economico))$`)
const places: Record<string, number> = { primer: 0, segund: 1, tercer: 2, cuart: 3, quint: 4, ultim: -1 }
const LIKED = '(?:(?:quiero|dame|mostrame|me gusta|me interesa|ver|a ver|contame (?:de|del)) )?'
const pick = new RegExp(`^(?:y )?${LIKED}(?:el|la|l) (?:(primer|segund|tercer|cuart|quint|ultim)[oa]?|(?:numero )?([1-9]))$`)
const AGAIN = '(?:no )?(?:(?:mejor|quiero|busco|ahora|mostrame|dame) )*'
const other = new RegExp(`^${AGAIN}otr(?:a cosa|o producto)(?: mejor)?(?: (?:por favor|porfa))?(?=$|[ ,:.])`)

/** The turn that a text is; null for a search, or what changes a price, a place or a condition. Of at most 80 characters. */
export const turnOf = (text: string): Turn | null => {
  if (text.length > 80) return null
  const plain = fold(text)
    .replace(/[¿?¡!]+/g, ' ')
    .replace(/,/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim()
  if (cheapest.test(plain)) return { kind: 'cheapest' }
  if (cheaper.test(plain)) return { kind: 'cheaper' }
  const picked = pick.exec(plain)
  if (picked) return { kind: 'pick', place: picked[1] ? (places[picked[1]] ?? 0) : Number(picked[2]) - 1 }
  if (!other.test(plain)) return null
  const named = /otr(?:a\s+cosa|o\s+producto)(?:\s+mejor)?(?:\s+(?:por favor|porfa))?[\s:,.]*(.*)$/iu.exec(text)
  return { kind: 'other', text: named?.[1]?.trim() ?? '' }
}
