import type { firstCategories } from '@feria/contract/catalogue/values'
import { stem } from '../text/stem.ts'
import { isPartWord } from './parts.ts'
import { shelved } from './shelved.ts'
import { groups, phraseTerm } from './synonyms.ts'

type Shelf = (typeof firstCategories)[number]

/**
 * On which shelf things are sold, by the words of their names; `_` joins the words of one. What may be two things has no shelf of
 * its own.
 */
const things: Partial<Record<Shelf, string>> = {
  Electrónicos:
    'celular notebook computadora pc compu televisor tele auricular parlante consola impresora router joystick ' +
    'proyector drone smartwatch ' +
    'reloj_inteligente webcam procesador microfono mouse pendrive ssd disco_solido disco_rigido memoria_ram camara_de_fotos ' +
    'camara_de_seguridad camara_web camara_reflex tablet placa_de_video placa_madre monitor estabilizador chromecast',
  'Ropa y Accesorios':
    'zapatilla zapato campera remera pantalon jean vestido buzo camisa pollera bota borcego sandalia mochila ' +
    'cartera gorra abrigo sweater ' +
    'short sobretodo bufanda billetera calza corpiño bombacha medias tapado saco traje corbata cinturon valija ' +
    'reloj_pulsera reloj_casio ' +
    'anillo pulsera collar aros ojota pijama camisaco chaleco malla_enteriza traje_de_baño bikini guardapolvo ' +
    'ambo_medico camiseta paraguas',
  'Hogar y Jardín':
    'heladera lavarropas secarropas microondas horno sillon sofa cama colchon placard ropero mueble escritorio biblioteca ' +
    'estanteria ventilador estufa ' +
    'calefactor licuadora aspiradora freidora pava olla sarten cortina espejo maceta sabana acolchado frazada ' +
    'almohada taladro amoladora ' +
    'lavavajillas termotanque calefon cafetera batidora planta termo mate vajilla lampara_de_pie lampara_colgante ' +
    'velador alacena bajo_mesada ' +
    'bordeadora cortadora_de_cesped escalera manguera parrilla mesa_ratona mesa_de_luz mesa_de_comedor ' +
    'juego_de_comedor toalla mantel reposera ' +
    'cuchillo aire_acondicionado split maquina_de_coser cocina_a_gas freezer cajonera comoda reloj_de_pared ' +
    'alfombra_de_living bateria_de_cocina',
  Deportes:
    'bicicleta raqueta mancuerna carpa patin kayak longboard skate trotadora cinta_de_correr caminadora ' +
    'bolsa_de_dormir paleta_de_padel ' +
    'caña_de_pescar reel guantes_de_boxeo bolsa_de_boxeo casco_de_bicicleta pelota_de_futbol pelota_de_basquet ' +
    'tabla_de_surf conservadora ' +
    'colchoneta rollers palo_de_hockey botines_de_futbol bicicleta_fija',
  Automóviles:
    'auto automovil moto camioneta neumatico llanta paragolpes utilitario motocicleta cuatriciclo camion cubierta_de_auto ' +
    'bateria_de_auto casco_de_moto ' +
    'casco_integral autoestereo estereo_de_auto enganche_de_trailer portaequipaje_de_techo gato_hidraulico trailer optica_de_auto',
  'Libros y Música':
    'libro novela guitarra piano violin vinilo amplificador ukelele saxo comic manga historieta bateria_acustica ' +
    'bateria_musical bajo_electrico ' +
    'armonica partitura acordeon bombo_leguero cajon_peruano flauta trompeta atril_de_musica diccionario enciclopedia',
  'Salud y Belleza':
    'perfume maquillaje crema shampoo planchita afeitadora depiladora labial esmalte_semipermanente tensiometro nebulizador ' +
    'silla_de_ruedas protector_solar bota_walker camilla_de_masajes muletas secador_de_pelo',
  Juguetes:
    'muñeca muñeco peluche rompecabezas juguete triciclo bloque sonajero metegol auto_a_bateria moto_a_bateria ' +
    'cocina_de_juguete cocinita autito ' +
    'dinosaurio juego_de_mesa casa_de_muñecas pelotero auto_a_control_remoto',
}

const shelves = new Map<string, Shelf>(
  [...Object.entries(shelved), ...Object.entries(things)].flatMap(([shelf, names]) =>
    names.split(' ').map((name) => [phraseTerm(name.split('_')), shelf as Shelf] as const),
  ),
)

// All names of a thing are of its shelf, but for what begins with the name of a part.
for (const { members, isNear } of groups) {
  if (isNear) continue
  const found = new Set(members.filter(({ isBound }) => !isBound).flatMap(({ words }) => shelves.get(phraseTerm(words)) ?? []))
  const [shelf] = found
  if (found.size !== 1 || !shelf) continue
  for (const { words, isBound } of members)
    if (!isBound && !isPartWord(words[0] ?? '') && !shelves.has(phraseTerm(words))) shelves.set(phraseTerm(words), shelf)
}
/** What names a shelf beside a thing that is sold on several: a «casco» for a «bicicleta». */
const cues = new Map<string, Shelf>(
  (
    [
      ['Automóviles', 'auto moto camioneta motoquero coche'],
      ['Deportes', 'bicicleta bici ciclismo futbol tenis padel natacion boxeo camping'],
      ['Libros y Música', 'musica partitura acustica electroacustica'],
      ['Juguetes', 'juguete infantil'],
    ] as const
  ).flatMap(([shelf, words]) => words.split(' ').map((word) => [stem(word), shelf] as const)),
)
const ofSeveral = new Set('casco bateria lampara camara cubierta bomba alfombra atril funda inflador'.split(' ').map(stem))

/** Shelves between which sellers choose as they like. */
const neighbours = new Set(
  [
    'Ropa y Accesorios|Deportes',
    'Hogar y Jardín|Electrónicos',
    'Salud y Belleza|Electrónicos',
    'Salud y Belleza|Hogar y Jardín',
    'Juguetes|Deportes',
    'Libros y Música|Electrónicos',
    'Ropa y Accesorios|Salud y Belleza',
    'Deportes|Hogar y Jardín',
    'Hogar y Jardín|Automóviles',
    'Electrónicos|Automóviles',
    'Juguetes|Electrónicos',
  ].flatMap((pair) => [pair, pair.split('|').reverse().join('|')]),
)

/** Whether the term of a word or a phrase names a thing of its own, which is sold on one shelf. */
export const isOwnThing = (term: string): boolean => shelves.has(term)

/**
 * The shelf of a thing by its terms, the longest of which says most, and by the other words of what is looked for; undefined if
 * none does.
 */
export const shelfOf = (kinds: Iterable<string>, words: readonly string[]): Shelf | undefined => {
  const terms = [...kinds].sort((a, b) => b.length - a.length)
  const known = terms.find((term) => shelves.has(term))
  if (known) return shelves.get(known)
  if (!terms.some((term) => ofSeveral.has(term))) return undefined
  const found = new Set(words.flatMap((word) => cues.get(stem(word)) ?? []))
  return found.size === 1 ? [...found][0] : undefined
}

/** The shelf of one term; undefined for what is sold on several. */
export const shelfOfTerm = (term: string): Shelf | undefined => shelves.get(term)

/** The shelf that a folded word beside a thing tells: «bici», «auto». */
export const shelfOfCue = (word: string): Shelf | undefined => cues.get(stem(word))

/**
 * Whether what is sold on a shelf is no such thing, whatever its words: a «moto» among the toys. A word of several things, «batería», is
 * another one on every other shelf, even where sellers choose as they like.
 */
export const isOtherShelf = (shelf: string | undefined, category: string | null, word = ''): boolean =>
  shelf !== undefined &&
  category !== null &&
  category in things &&
  category !== shelf &&
  (ofSeveral.has(stem(word)) || !neighbours.has(`${shelf}|${category}`))
