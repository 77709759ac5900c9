import { describe, expect, test } from 'vitest'
import { openGazetteer } from '../../engines/geo/gazetteer.ts'
import { cpuMsOf } from '../../testing/cpu.ts'
import { readWish } from './grammar.ts'
import { isHollow } from './leading.ts'

const geo = openGazetteer()
const read = (text: string) => readWish(text, (place) => geo.locate(place) !== null)

describe('what is told before the thing leads to it, whatever its words are', () => {
  test.each([
    'le debo a mi hijo una',
    'sueño hace años con una',
    'estoy juntando para una',
    'vi en la feria una',
    'me pidieron en el jardín una',
    'mi terapeuta me recomendó una',
    'mire señor, me anda haciendo falta una',
    'nunca tuve una',
    'cotizame',
    'en realidad una',
    'lo primero, una',
    'el tema es que me mudo, quiero una',
    'medio apurado con la mudanza, una',
    'tenemos visitas, así que una',
    'hay que amueblar el living: una',
    '¿hasta cuánto? una',
    'algien vende una',
  ])('«%s»', (lead) => expect(read(`${lead} mesa ratona`).what).toBe('mesa ratona'))
  test.each([
    ['carpintero que haga una mesa', 'carpintero que haga una mesa'],
    ['soporte de una tele', 'soporte de una tele'],
    ['que no salga una fortuna la mesa', 'mesa'],
  ])('«%s» has no such lead', (text, what) => expect(read(text).what).toBe(what))
  test.each([
    ['lo de siempre', true],
    ['¿hasta cuánto?', true],
    ['lo de siempre: mesa', false],
    ['mesa', false],
  ])('«%s» is nothing but closed classes of words: %s', (text, expected) =>
    expect(isHollow(text.normalize('NFD').replace(/\p{Mn}/gu, ''))).toBe(expected),
  )
  test('a text is never read as naming nothing while it has words of its own', () =>
    expect(read('necesito que alguien me pase fotos viejas a digital').what).toContain('fotos viejas a digital'))
})

describe('what is told behind the thing is no part of it', () => {
  test.each([
    'que la uso todos los días',
    'que mi casa es chica',
    'que me prometieron',
    'se la quiero regalar a mi vieja',
    'la pide mi hija',
    'es mi sueño',
    'trato directo',
    'efectivo en mano',
    'escribime',
    'para esta noche',
    'para cuando nazca el bebé',
    'para salir del paso',
    'que la rompa',
    'de primera',
    'buena, bonita y barata',
    'o la que tengan',
    'que no esté detonada',
    'que no sea un afano',
    'que no haya que hipotecar la casa',
    'que no se zarpen con el precio',
    'ni muy cara ni muy barata',
    'sin gastar una fortuna',
    'jajaja',
    'así nomás',
    'siempre que esté barata',
    'la de mi hijo ya no da más',
    'el que tenga que me escriba',
    'desde ya muchas gracias a todos',
    'aunque no tenga los cajones',
    'aunque no venga con llave',
    'por más que no traiga la tapa de vidrio',
    'aunque le falte una pata',
    'con o sin cajones',
  ])('«%s»', (tail) => {
    expect(read(`mesa ratona ${tail}`)).toMatchObject({ what: 'mesa ratona', without: [], place: null, condition: null })
    expect(read(`mesa ratona, ${tail}`)).toMatchObject({ what: 'mesa ratona', without: [], place: null, condition: null })
  })
  test.each(['que la tapa cierre bien', 'que ocupe poco lugar', 'que soporte mucho peso', 'de primera mano', 'para mi vieja'])(
    '«%s» is',
    (rest) => expect(read(`mesa ratona ${rest}`).what).toBe(`mesa ratona ${rest}`),
  )
})

describe('what a thing is to be like may stand pieces before it', () => {
  test.each([
    ['grande, como para seis, la mesa', 'mesa grande como para seis'],
    ['para el auto, cargador doble', 'cargador doble para el auto'],
    ['ni muy alta ni muy baja, una silla', 'silla ni muy alta ni muy baja'],
  ])('«%s» looks for «%s»', (text, what) => expect(read(text).what).toBe(what))
  test.each([
    ['usado está bien, el amplificador', 'amplificador', 'Usado'],
    ['una usada: mesa', 'mesa', 'Usado'],
    ['mesa, mejor si es usada', 'mesa', 'Usado'],
    ['mesa descompuesta', 'mesa', 'Para reparar'],
    ['mesa, para reparar también me sirve', 'mesa', 'Para reparar'],
    ['mesa para el departamento nuevo', 'mesa para el departamento nuevo', null],
    ['mesa que no sea de las reacondicionadas', 'mesa', null],
  ])('«%s» looks for «%s», %s', (text, what, condition) => expect(read(text)).toMatchObject({ what, condition }))
})

describe('what is refused', () => {
  test.each([
    ['mesa, siempre que no tenga manchas', ['que no tenga manchas']],
    ['molino no eléctrico', ['no eléctrico']],
    ['silla 🌸 q no sea de cuerina', ['q no sea de cuerina']],
    ['bici sin frenos a disco', ['sin frenos a disco']],
    ['pileta con bomba o sin bomba', []],
  ])('«%s» refuses %j', (text, without) => expect(read(text).without).toEqual(without))
})

describe('places', () => {
  test.each([
    ['una silla de ruedas para Tafí Viejo', 'silla de ruedas', 'Tafí Viejo', 30],
    ['me mudé a Mendoza y necesito mesa', 'mesa', 'Mendoza', 30],
    ['mesa, puedo ir hasta Mendoza', 'mesa', 'Mendoza', 30],
    ['mesa, que no me quede lejos de Mendoza', 'mesa', 'Mendoza', 10],
    ['mesa Mendoza capital', 'mesa', 'Mendoza', 30],
    ['mesa hasta 50 lucas Mendoza', 'mesa', 'Mendoza', 30],
    ['electricista que venga a Villa Cabello, Posadas', 'electricista', 'Villa Cabello, Posadas', 30],
  ])('«%s»: «%s» in %s', (text, what, place, radiusKm) => expect(read(text)).toMatchObject({ what, place, radiusKm }))
  test.each([
    'botas para San Carlos de Bariloche',
    'una silla para Victoria',
    'tele con la pantalla rota, por la placa',
    'lentes que perdí en la playa',
  ])('«%s» names none', (text) => expect(read(text).place).toBeNull())
})

describe('sums', () => {
  test.each<[string, number | null, number | null, string?]>([
    ['mesa de 600 a 800 mil si es nueva', 600_000, 800_000],
    ['mesa rodado 26 300 dólares', null, 300, 'USD'],
    ['mesa, entre 50 y 80', 50_000, 80_000],
    ['mesa, 80 tope', null, 80_000],
    ['mesa por un valor que no exceda los cien mil pesos', null, 100_000],
    ['mesa cuyo precio oscile entre 50 y 80 mil', 50_000, 80_000],
    ['mesa de 300 a 500 lucas el lote', 300_000, 500_000],
    ['mesa, más de 150 no gasto', null, 150_000],
    ['mesa que no baje de 15 lucas', 15_000, null],
    ['80 mil para mesa', null, 80_000],
  ])('«%s» from %s to %s', (text, minPrice, maxPrice, currency = 'ARS') => {
    expect(read(text)).toMatchObject({ minPrice, maxPrice, currency })
    expect(read(text).what).toMatch(/^mesa(?: rodado 26)?$/)
  })
  test('two numbers alone are a size', () => expect(read('cubierta, 205/55')).toMatchObject({ what: 'cubierta, 205/55', maxPrice: null }))
})

test.each([
  'le debo a ',
  'que la ',
  'se la ',
  'grande, la ',
  'asi que ',
  'para villa ',
  'que no este ',
  'mi vieja me ',
  'entre 50 y ',
  'lo de siempre ',
  'jaja',
  'no electrico ',
])('a hostile sentence takes time linear in its length: «%s»', (unit) =>
  expect(cpuMsOf(() => read(`mesa ${unit.repeat(20_000)}`))).toBeLessThan(500),
)
