import { fold } from '@feria/contract/fold'

const names: Record<string, string> = {
  mardel: 'Mar del Plata',
  mdq: 'Mar del Plata',
  mdp: 'Mar del Plata',
  'la feliz': 'Mar del Plata',
  capital: 'CABA',
  'la capital': 'CABA',
  capi: 'CABA',
  caba: 'CABA',
  'bs as': 'Buenos Aires',
  bsas: 'Buenos Aires',
  baires: 'Buenos Aires',
  'cap fed': 'Capital Federal',
  'cap federal': 'Capital Federal',
  cba: 'Córdoba',
  'n cordoba': 'Nueva Córdoba',
  'cba capital': 'Córdoba',
  'cordoba capital': 'Córdoba',
  mza: 'Mendoza',
  gba: 'Gran Buenos Aires',
  conurbano: 'Gran Buenos Aires',
  'el conurbano': 'Gran Buenos Aires',
  amba: 'Gran Buenos Aires',
  'carlos paz': 'Villa Carlos Paz',
  madryn: 'Puerto Madryn',
  iguazu: 'Puerto Iguazú',
  gesell: 'Villa Gesell',
  calafate: 'El Calafate',
  angostura: 'Villa La Angostura',
  'la angostura': 'Villa La Angostura',
  ballester: 'Villa Ballester',
  'saenz peña': 'Presidencia Roque Sáenz Peña',
  'ing maschwitz': 'Ingeniero Maschwitz',
  maschwitz: 'Ingeniero Maschwitz',
  comodoro: 'Comodoro Rivadavia',
  bahia: 'Bahía Blanca',
  lomas: 'Lomas de Zamora',
  gualeguaychu: 'Gualeguaychú',
  'sm de tucuman': 'San Miguel de Tucumán',
  smt: 'San Miguel de Tucumán',
  'sm de los andes': 'San Martín de los Andes',
  'sc de bariloche': 'San Carlos de Bariloche',
  'v lopez': 'Vicente López',
  'l de zamora': 'Lomas de Zamora',
  'f varela': 'Florencio Varela',
  varela: 'Florencio Varela',
  'g catan': 'González Catán',
  catan: 'González Catán',
  casanova: 'Isidro Casanova',
  'r mejia': 'Ramos Mejía',
  ramos: 'Ramos Mejía',
  'r castillo': 'Rafael Castillo',
  'v del pino': 'Virrey del Pino',
  'b blanca': 'Bahía Blanca',
  'c rivadavia': 'Comodoro Rivadavia',
  'c del uruguay': 'Concepción del Uruguay',
  'm del plata': 'Mar del Plata',
  'p madryn': 'Puerto Madryn',
  'v carlos paz': 'Villa Carlos Paz',
  'v gesell': 'Villa Gesell',
  'v maria': 'Villa María',
  'r cuarto': 'Río Cuarto',
  'g roca': 'General Roca',
  ctes: 'Corrientes',
  tuc: 'Tucumán',
  nqn: 'Neuquén',
  'rosario capital': 'Rosario',
  sfe: 'Santa Fe',
  'e rios': 'Entre Ríos',
  misiones: 'Posadas, Misiones',
  chaco: 'Resistencia, Chaco',
  'la pampa': 'Santa Rosa, La Pampa',
  chubut: 'Rawson, Chubut',
  'santa cruz': 'Río Gallegos, Santa Cruz',
  'tierra del fuego': 'Ushuaia, Tierra del Fuego',
  'rio negro': 'Viedma, Río Negro',
  'entre rios': 'Paraná, Entre Ríos',
  's m de tucuman': 'San Miguel de Tucumán',
  's m de los andes': 'San Martín de los Andes',
  's c de bariloche': 'San Carlos de Bariloche',
}
/** «Zona norte», «gba norte», «zona norte del gba», «conurbano sur». */
const side =
  /^(?:(?:gba|conurbano|zona)(?: zona)? (norte|sur|oeste)|(?:zona )?(norte|sur|oeste) (?:del? )?(?:gba|conurbano|gran buenos aires))$/

/** Shortened words of names of places, as signs and addresses have them. */
const shortened: Record<string, string> = {
  gral: 'General',
  gdor: 'Gobernador',
  cnel: 'Coronel',
  cte: 'Comandante',
  tte: 'Teniente',
  cap: 'Capitán',
  alte: 'Almirante',
  alm: 'Almirante',
  pte: 'Presidente',
  ing: 'Ingeniero',
  dr: 'Doctor',
  sgo: 'Santiago',
  sgto: 'Sargento',
  sta: 'Santa',
  sto: 'Santo',
  s: 'San',
  pto: 'Puerto',
  pta: 'Punta',
  gob: 'Gobernador',
  nva: 'Nueva',
  nvo: 'Nuevo',
  gen: 'General',
  dto: 'Departamento',
  va: 'Villa',
  v: 'Villa',
  cdad: 'Ciudad',
  cd: 'Ciudad',
  fcio: 'Florencio',
  flo: 'Florencio',
  fco: 'Francisco',
  vte: 'Vicente',
  bdo: 'Bernardo',
  mte: 'Monte',
  gonz: 'González',
  rca: 'República',
}

/** The place that a common short name means; null for any other. `key` is plain, without dots and commas. */
export const placeCalled = (key: string): string | null => {
  if (Object.hasOwn(names, key)) return names[key] ?? null
  const found = side.exec(key)
  const towards = found?.[1] ?? found?.[2]
  return towards ? `Zona ${towards.charAt(0).toUpperCase()}${towards.slice(1)}` : null
}

/** Provinces that no town is called after, which stand behind the name of theirs: «Oberá, Misiones». */
const province = /^(?:misiones|chaco|la pampa|chubut|santa cruz|tierra del fuego|rio negro|entre rios)(?![a-zñ])/
/** The province without a town of its name that a plain text begins with; empty for any other text. */
export const provinceIn = (plain: string): string => province.exec(plain)?.[0] ?? ''
/** Whether a name, plain or not, is that of a province without a town of its name. */
export const isProvince = (name: string): boolean => provinceIn(fold(name)) === fold(name)

/** A name with its shortened words written out: «Gral. Villegas», «Sgo del Estero»; as it is if nothing is shortened. */
export const writtenOut = (name: string): string => {
  const words = name.split(' ')
  const whole = (word: string, at: number): string => {
    const key = word.replace('.', '').toLowerCase()
    // Within a name only a point tells: «Villa Gral. Belgrano».
    const isShort = Object.hasOwn(shortened, key) && (at === 0 || word.endsWith('.'))
    return isShort && at < words.length - 1 ? (shortened[key] ?? word) : word
  }
  return words.map(whole).join(' ')
}
