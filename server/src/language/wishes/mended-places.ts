import { fold } from '@feria/contract/fold'
import { distance, soundOf } from '../text/typos.ts'

/** Articles and «de», which nobody remembers for sure: «Lomas Zamora», «Villa Angostura»; one alone is a name. */
const nakedOf = (name: string): string =>
  name.replace(/ (?:de|del|de la|de las|de los|la|las|los|el)(?= )/g, '').replace(/^(?:la|el|los|las) (?=\S+ \S)/, '')

/** The towns that people ask from most, whose names a slip of the keys does not hide. */
const towns = (
  'Rosario|Córdoba|Mendoza|Tucumán|La Plata|Mar del Plata|Salta|Santa Fe|San Juan|Neuquén|Posadas|Paraná|Formosa|Bahía Blanca|Morón|' +
  'Quilmes|Lanús|Lomas de Zamora|Avellaneda|Tigre|Pilar|Escobar|San Isidro|Vicente López|Merlo|Moreno|Ituzaingó|Castelar|Ramos Mejía|' +
  'La Matanza|Florencio Varela|Berazategui|Ezeiza|Temperley|Banfield|Adrogué|Palermo|Caballito|Belgrano|Recoleta|Almagro|Bariloche|' +
  'Ushuaia|Tandil|Junín|Pergamino|Olavarría|Rafaela|Venado Tuerto|Villa María|Río Cuarto|Villa Carlos Paz|San Rafael|Godoy Cruz|' +
  'Comodoro Rivadavia|Trelew|Puerto Madryn|Gualeguaychú|Concordia|Santa Rosa|Viedma|Necochea|Campana|Zárate|Luján|La Rioja|San Luis|' +
  'Santiago del Estero|San Miguel de Tucumán|Bernal|Hurlingham|San Miguel|José C. Paz|Ciudadela|Haedo|Resistencia|Corrientes|' +
  'San Carlos de Bariloche|San Martín de los Andes|Villa La Angostura|El Bolsón|Esquel|Villa General Belgrano|Santa Rosa de Calamuchita|' +
  'Capilla del Monte|Cosquín|Alta Gracia|Jesús María|Río Tercero|San Francisco|Marcos Juárez|Bell Ville|Villa Dolores|Villa Mercedes|' +
  'Reconquista|Santo Tomé|Esperanza|Casilda|Cañada de Gómez|Villa Constitución|Villa Gobernador Gálvez|San Nicolás de los Arroyos|' +
  'San Pedro|Chivilcoy|Bragado|Nueve de Julio|Trenque Lauquen|Tres Arroyos|Azul|Balcarce|Miramar|Villa Gesell|Pinamar|Chascomús|' +
  'Gualeguay|Concepción del Uruguay|Villaguay|Paso de los Libres|Curuzú Cuatiá|Puerto Iguazú|Oberá|Eldorado|Garupá|Apóstoles|' +
  'Presidencia Roque Sáenz Peña|Clorinda|Tartagal|Orán|San Ramón de la Nueva Orán|San Salvador de Jujuy|San Pedro de Jujuy|Palpalá|' +
  'Yerba Buena|Tafí Viejo|Concepción|La Banda|Termas de Río Hondo|San Fernando del Valle de Catamarca|Chilecito|General Alvear|' +
  'San Martín|Luján de Cuyo|Guaymallén|Las Heras|Maipú|Tunuyán|Rivadavia|Cipolletti|General Roca|Plottier|Cutral Có|Zapala|Caleta Olivia|' +
  'Río Gallegos|Río Grande|El Calafate|Carmen de Patagones|San Antonio Oeste|General Rodríguez|Marcos Paz|Cañuelas|San Vicente|' +
  'Esteban Echeverría|Monte Grande|Almirante Brown|Burzaco|Longchamps|Claypole|Rafael Calzada|Wilde|Sarandí|Villa Domínico|Ezpeleta|' +
  'San Justo|Isidro Casanova|González Catán|Gregorio de Laferrere|Villa Luzuriaga|Tapiales|Lomas del Mirador|Villa Ballester' +
  '|José León Suárez|' +
  'Caseros|Santos Lugares|Ciudad Jardín|El Palomar|Villa Tesei|Bella Vista|Grand Bourg|Garín|Ingeniero Maschwitz|Don Torcuato|Martínez|' +
  'Olivos|Munro|Florida|Beccar|San Fernando|Villa Urquiza|Villa Crespo|Villa Devoto|Villa del Parque|Parque Patricios|Parque Chacabuco|' +
  'Nueva Pompeya|Villa Lugano|Mataderos|Liniers|Floresta|Balvanera|San Telmo|Puerto Madero|Saavedra|Colegiales|Chacarita|Paternal|Agronomía'
)
  .split('|')
  .map((name) => ({ name, keys: [...new Set([fold(name), nakedOf(fold(name))])].map((key) => ({ key, sound: soundOf(key) })) }))
/** A shorter name with one other letter is another word: «Salta» and «salsa». */
const MIN_FOR_A_SLIP = 6
const LEAST = 5
/** Words like names of towns, which are none. */
const words = new Set(
  'placa playa plaza planta posada pesadas posados corriente rosado rosados malta morena moreno moro pilas pulir merlos'.split(' '),
)

const isMeant = (typed: string, { key, sound }: { key: string; sound: string }): boolean => {
  if (typed[0] !== key[0] || typed.at(-1) !== key.at(-1)) return false
  if (soundOf(typed) === sound) return true
  const isSwapped = typed.length === key.length && [...typed].sort().join('') === [...key].sort().join('')
  return (isSwapped || key.length >= MIN_FOR_A_SLIP) && distance(typed, key, 1) === 1
}

const isTown = (key: string, { keys }: { keys: { key: string; sound: string }[] }): boolean =>
  keys.some((known) => isMeant(key, known) || isMeant(nakedOf(key), known))

/**
 * The town meant by a name typed from memory, without its small words or with one slip of the keys: «lomas zamora», «rosrio», «cordova»;
 * null for none. `key` is plain.
 */
export const mendedPlace = (key: string): string | null =>
  key.length < LEAST || words.has(key.replace(/^(?:la|el) /, '')) ? null : (towns.find((town) => isTown(key, town))?.name ?? null)
