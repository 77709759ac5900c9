import { describe, expect, test } from 'vitest'
import { readWish } from './grammar.ts'

const known = new Set(
  `rosario|palermo|cordoba|villa allende|villa allende, cordoba|la plata|tigre|pilar|azul|salto|flores|capital|
      buenos aires|quilmes|caba|gba|once|el palomar|mar del plata|zona norte|bs as|mendoza|delta`.split('|'),
)
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Mn}.]/gu, '')
/** Reads a text; only the places above are known. */
const read = (phrase: string) => {
  const { what, place, radiusKm } = readWish(phrase, (text) => known.has(plain(text)))
  return { what, place, radiusKm }
}
const at = (place: string | null, radiusKm: number | null, what = 'mesa') => ({ what, place, radiusKm })
const lines = (text: string) => text.split('|').map((one) => one.trim())

test.each([
  ['mardel', 'Mar del Plata'],
  ['mdq', 'Mar del Plata'],
  ['mdp', 'Mar del Plata'],
  ['capital', 'CABA'],
  ['la capital', 'CABA'],
  ['capi', 'CABA'],
  ['caba', 'CABA'],
  ['bs as', 'Buenos Aires'],
  ['bsas', 'Buenos Aires'],
  ['baires', 'Buenos Aires'],
  ['cba', 'Córdoba'],
  ['cordoba capital', 'Córdoba'],
  ['gba', 'Gran Buenos Aires'],
  ['conurbano', 'Gran Buenos Aires'],
  ['el conurbano', 'Gran Buenos Aires'],
  ['amba', 'Gran Buenos Aires'],
  ['zona norte', 'Zona Norte'],
  ['zona sur', 'Zona Sur'],
  ['zona oeste', 'Zona Oeste'],
])('«%s» is %s', (name, place) => expect(read(`mesa en ${name}`)).toEqual(at(place, 30)))

describe('in a place, thirty kilometres around', () => {
  test.each(
    lines(
      `en|por|aca por|aca en|ahi por|alla en|en la|por el|en los|por las|en zona|en la zona de|por la zona norte de|
      en el barrio|por el barrio de|en la ciudad de|en el partido de|en la provincia de|en pcia de|en el centro de|
      por microcentro de|en la localidad de|por las cercanias de|por el lado de|en los lados de|por la parte de|
      en la estacion|en la terminal de|por la altura de|en zona centrica de|por zona x|en zona:|que este en|que esten en|
      que quede en|que queden en|que sea en|que sean en|que haya en|que retire por|que se pueda retirar en|
      que pueda retirar por|vivo en|yo vivo en|ando por|estoy en|estamos en|vivimos en|andamos por|trabajo en|me muevo por|
      para retirar en|retiro en|lo retiro por|la busco en|los retiraria por|paso a buscar por|paso a retirar en|paso por|
      puedo pasar a retirar por|puedo retirar en|pasar a buscar por|retirando en|entrega en|con entrega en|con retiro en|
      vendan en|vende en|venden en|solo en|solamente en|unicamente en`,
    ),
  )('«%s»', (cue) => expect(read(`mesa ${cue} Rosario azul`)).toEqual(at('Rosario', 30, 'mesa azul')))
  test.each(
    lines(
      `soy de|yo soy de|somos de|vivo en|escribo desde|estoy aca en|ando desde|soy del|alguien de|alguno de|alguna de|
      gente de|vecinos de|vendedor de|vendedores de|que sea de|que sean de|que este de|que esten de|que viva de|solo de|
      solamente de|solo alguien de|solamente gente de|unicamente alguien de|que alguien sea de|con envio a|envio a|envios a|
      hago envio a|hacen envios a|hagan envio a|hacer envios al|con envio hasta|envio para|que lo manden a|que la envien a|
      que traigan hasta|desde|hola desde|saludos desde|zona|zona de|barrio|barrio:|ubicacion|lugar|localidad de|zona del`,
    ),
  )('«, %s»', (cue) => expect(read(`mesa, ${cue} Rosario azul`)).toEqual(at('Rosario', 30, 'mesa azul')))
  test.each(
    lines(
      `en|de|por|que este en|que sea en|que sean de|que quede por|vivo en|yo ando por|estoy en|estamos en|vivimos en|
      somos de|soy de|para retirar en|retiro en|retirar en|retirando por|entrega en|con entrega en|con retiro en|solo en|
      solamente en|en la`,
    ),
  )('«%s zona norte»', (cue) => {
    expect(read(`mesa ${cue} zona norte azul`)).toEqual(at('Zona Norte', 30, 'mesa azul'))
  })
})

describe('near a place, ten kilometres around', () => {
  test.each(
    lines(
      `cerca de|cerca del|cerca a|cerquita de|alrededores de|al lado de|cercano a|cercana a|proximo a|proxima a|
      a 10 minutos de|a unos 10 min de|a 5 mins de|que este cerca de|que quede cerca de|que sea cerca de|bien cerca de|
      lo mas cerca de|cerca de la zona de|cerca de la estacion|cerca de la terminal de|cerca del centro de`,
    ),
  )('«%s»', (cue) => expect(read(`mesa ${cue} Rosario azul`)).toEqual(at('Rosario', 10, 'mesa azul')))
  test.each(
    lines(
      `cerca|cerquita|cerca de mi casa|cerca de casa|cerca mio|cerca mia|cerca de mi|cerca de aca|cerca de donde vivo|
      cerca de donde estoy|cerca de mi zona|cerca de mi barrio|cerca de mi ubicacion|por mi zona|por mi barrio|por la zona|
      por aca|por aca cerca|en mi zona|en mi barrio|en mi ciudad|que este cerca|que quede cerca|que sea cerca|
      que no este lejos|que no quede lejos|cerca, gracias|cerca y barata|cerca por favor`,
    ),
  )('«%s» of the member', (cue) => expect(read(`mesa ${cue}`)).toEqual(at(null, 10)))
})

describe('as far as stated', () => {
  test.each([
    ['5', 5],
    ['1500', 1500],
    ['un', 1],
    ['una', 1],
    ['dos', 2],
    ['tres', 3],
    ['cuatro', 4],
    ['cinco', 5],
    ['diez', 10],
    ['quince', 15],
    ['veinte', 20],
    ['treinta', 30],
    ['cuarenta', 40],
    ['cincuenta', 50],
    ['cien', 100],
  ])('%s km', (number, km) => {
    for (const unit of lines('km|kms|kilometros'))
      expect(read(`mesa a menos de ${number} ${unit} de Rosario`), unit).toEqual(at('Rosario', km))
  })
  test.each(
    lines(
      `a menos de|a no mas de|a mas de|no mas de|a|a unas|a unos|hasta|hasta a|en un radio de|un radio de|radio de|dentro de|
      dentro de los|dentro de las|con entrega hasta|que este a menos de|que no este a mas de|que quede a|que sea a`,
    ),
  )('«%s 20 km»', (cue) => {
    expect(read(`mesa ${cue} 20 km de Rosario azul`)).toEqual(at('Rosario', 20, 'mesa azul'))
    expect(read(`mesa ${cue} 20 km azul`)).toEqual(at(null, 20, 'mesa azul'))
  })
  test.each(lines(`20 km a la redonda|a 20 km a la redonda|hasta 20 km de distancia|hasta 20 km como mucho|hasta 20 km como maximo`))(
    '%s',
    (phrase) => expect(read(`mesa ${phrase}`)).toEqual(at(null, 20)),
  )
  test.each([
    ['5 cuadras', 1],
    ['10 cuadras', 1],
    ['11 cuadras', 2],
    ['25 cuadras', 3],
    ['1 cuadra', 1],
  ])('%s are %s km', (phrase, km) => {
    for (const from of lines('de aca|de casa|de mi casa|de donde vivo|desde aca|del aca'))
      expect(read(`mesa a ${phrase} ${from}`), from).toEqual(at(null, km))
  })
  test.each(lines('del centro de Rosario|desde Rosario|del Rosario'))('from «%s»', (from) =>
    expect(read(`mesa a 20 km ${from}`).radiusKm).toBe(20),
  )
  test.each(lines('recorridos|reales|de autonomia|por hora|por carga|por litro|hechos|de uso'))('but not in «20 km %s»', (what) => {
    expect(read(`bici hasta 20 km ${what} azul`)).toEqual(at(null, null, `bici hasta 20 km ${what} azul`))
  })
  test.each(['0 km', '2001 km'])('but not %s', (phrase) =>
    expect(read(`mesa a ${phrase} de Rosario`).radiusKm).not.toBe(Number.parseInt(phrase, 10)),
  )
  test('with the place elsewhere', () => {
    expect(read('mesa en Rosario, hasta 20 km')).toEqual(at('Rosario', 20))
    expect(read('mesa hasta 2000 km')).toEqual(at(null, 2000))
  })
})

describe('a place stands', () => {
  test.each([
    ['alone behind a comma', 'mesa de pino, Rosario', at('Rosario', 30, 'mesa de pino')],
    ['alone behind other marks', 'mesa. rosario', at('Rosario', 30)],
    ['in brackets', 'mesa (rosario)', at('Rosario', 30)],
    ['behind a bar', 'mesa | rosario', at('Rosario', 30)],
    ['behind a dash', 'mesa - rosario', at('Rosario', 30)],
    ['with what it lies in', 'mesa en Villa Allende, Córdoba', at('Villa Allende, Córdoba', 30)],
    ['as it is typed, with capitals where it has none', 'mesa en villa allende', at('Villa Allende', 30)],
    ['with a small article', 'mesa por la plata', at('La Plata', 30)],
    ['with the article that belongs to it', 'mesa en el palomar', at('El Palomar', 30)],
    ['with «capital» or «centro» behind it', 'mesa en Mendoza capital', at('Mendoza', 30)],
    ['with «centro» behind it', 'mesa en Rosario centro', at('Rosario', 30)],
    ['with «ciudad» behind it', 'mesa en Rosario ciudad', at('Rosario', 30)],
    ['with another one, which does not count', 'mesa en Tigre o Pilar', at('Tigre', 30)],
    ['with another one behind «y por»', 'mesa en Tigre y por Pilar', at('Tigre', 30)],
    ['with another one behind a comma or a stroke', 'mesa en Tigre, Pilar', at('Tigre', 30)],
    ['with another one behind a stroke', 'mesa en Tigre/Pilar', at('Tigre', 30)],
    ['beside one that is not known', 'mesa en el Deltita o Pilar', at('Pilar', 30)],
    ['with a dot', 'mesa en Rosario.', at('Rosario', 30)],
    ['five words long at most', 'mesa en villa allende, cordoba rosario', at('Villa Allende, Cordoba', 30, 'mesa rosario')],
  ])('%s', (_, phrase, meant) => expect(read(phrase)).toEqual(meant))

  test.each(
    lines(
      `alrededores|sus alrededores|cercanias|aledaños|inmediaciones|cerca|zona|por ahi|por la zona|gba|conurbano|caba|bs as|
      buenos aires|argentina|capital|centro|ciudad`,
    ),
  )('with «o %s»', (more) => {
    for (const joint of [' o ', ' y ', ', ', ' ('] as const)
      expect(read(`mesa en Rosario${joint}${more}${joint === ' (' ? ')' : ''}`), joint).toEqual(at('Rosario', 30))
  })

  test.each([
    ['mesa usada caba', 'CABA'],
    ['mesa usada gba', 'Gran Buenos Aires'],
    ['mesa usada mardel', 'Mar del Plata'],
    ['mesa usada bs as', 'Buenos Aires'],
    ['mesa usada bsas', 'Buenos Aires'],
    ['mesa usada zona norte', 'Zona Norte'],
  ])('at the end, by its common name: %s', (phrase, place) => expect(read(phrase)).toEqual(at(place, 30)))
})

describe('no place is', () => {
  test.each([
    ['a colour in small letters', 'mesa en azul'],
    ['a thing in small letters that stands alone', 'mesa, salto'],
    ['a thing again', 'mesa, flores'],
    ['a number', 'mesa en 42'],
    ['what is not known', 'mesa en ningunlado'],
    ['a place with a thing behind a comma', 'mesa en caja, silla'],
    ['a word inside the text', 'mesa rosario azul'],
    ['what goes on', 'mesa, rosario azul'],
  ])('%s: «%s»', (_, phrase) => expect(read(phrase).place).toBeNull())
  test.each(lines('americana|salto|pila|bandera|campana|banda|resistencia|flores|torres|leones|lobos|tigre|union|libertad'))(
    '«%s» alone in small letters',
    (thing) => {
      const isPlace = (text: string) => plain(text) === thing
      expect(readWish(`mesa, ${thing}`, isPlace).place).toBeNull()
      expect(readWish(`mesa, ${thing.charAt(0).toUpperCase()}${thing.slice(1)}`, isPlace).place).not.toBeNull()
    },
  )
  test.each(lines('azul|rojas|celeste|blanca'))('the colour «%s»', (colour) => {
    const isPlace = (text: string) => plain(text) === colour
    expect(readWish(`mesa en ${colour}`, isPlace).place).toBeNull()
    expect(readWish(`mesa en ${colour.charAt(0).toUpperCase()}${colour.slice(1)}`, isPlace).place).not.toBeNull()
  })
})
