import { fold } from '@feria/contract/fold'
import { distance, soundOf } from '../text/typos.ts'

/** The towns that people ask from most, whose names a slip of the keys does not hide. */
const towns = (
  'Rosario|Córdoba|Mendoza|Tucumán|La Plata|Mar del Plata|Salta|Santa Fe|San Juan|Neuquén|Posadas|Paraná|Formosa|Bahía Blanca|Morón|' +
  'Quilmes|Lanús|Lomas de Zamora|Avellaneda|Tigre|Pilar|Escobar|San Isidro|Vicente López|Merlo|Moreno|Ituzaingó|Castelar|Ramos Mejía|' +
  'La Matanza|Florencio Varela|Berazategui|Ezeiza|Temperley|Banfield|Adrogué|Palermo|Caballito|Belgrano|Recoleta|Almagro|Bariloche|' +
  'Ushuaia|Tandil|Junín|Pergamino|Olavarría|Rafaela|Venado Tuerto|Villa María|Río Cuarto|Villa Carlos Paz|San Rafael|Godoy Cruz|' +
  'Comodoro Rivadavia|Trelew|Puerto Madryn|Gualeguaychú|Concordia|Santa Rosa|Viedma|Necochea|Campana|Zárate|Luján|La Rioja|San Luis|' +
  'Santiago del Estero|San Miguel de Tucumán|Bernal|Hurlingham|San Miguel|José C. Paz|Ciudadela|Haedo|Resistencia|Corrientes'
)
  .split('|')
  .map((name) => ({ name, key: fold(name), sound: soundOf(fold(name)) }))
/** A shorter name with one other letter is another word: «Salta» and «salsa». */
const MIN_FOR_A_SLIP = 6
const LEAST = 5
/** Words like names of towns, which are none. */
const words = new Set('posada pesada pesadas posados corriente rosado rosados malta morena moreno moro pilas pulir merlos'.split(' '))

const isMeant = (typed: string, { key, sound }: { key: string; sound: string }): boolean => {
  if (typed[0] !== key[0] || typed.at(-1) !== key.at(-1)) return false
  if (soundOf(typed) === sound) return true
  const isSwapped = typed.length === key.length && [...typed].sort().join('') === [...key].sort().join('')
  return (isSwapped || key.length >= MIN_FOR_A_SLIP) && distance(typed, key, 1) === 1
}

/** The town meant by a name with one slip of the keys: «rosrio», «cordova», «la palta»; null for none. `key` is plain. */
export const mendedPlace = (key: string): string | null =>
  key.length < LEAST || words.has(key) ? null : (towns.find((town) => isMeant(key, town))?.name ?? null)
