import { describe, expect, test } from 'vitest'
import { openGazetteer } from '../../engines/geo/gazetteer.ts'
import { cpuMsOf } from '../../testing/cpu.ts'
import { readWish } from './grammar.ts'

const geo = openGazetteer()
const read = (text: string) => readWish(text, (place) => geo.locate(place) !== null)

describe('sums beside other numbers and in two steps', () => {
  test.each<[text: string, min: number | null, max: number | null, currency?: string]>([
    ['mesa hasta 80, 90 si está impecable', null, 90_000],
    ['mesa, pensaba en 200, pero si vale la pena 250', null, 250_000],
    ['mesa, 150 o 200 lucas', null, 200_000],
    ['mesa cien mil pesos puedo llegar a ciento veinte', null, 120_000],
    ['mesa con hasta 6 palos', null, 6_000_000],
    ['mesa, con 6 palos llego', null, 6_000_000],
    ['mesa, 6 gambas no, 600 lucas', null, 600_000],
    ['mesa, más de 50 lucas no puedo', null, 50_000],
    ['mesa, no me da para más de 50 lucas', null, 50_000],
    ['mesa por 250 a 300 mil', 250_000, 300_000],
    ['mesa 250.000', null, 250_000],
    ['mesa, en dólares puedo pagar hasta 80', null, 80, 'USD'],
    ['mesa up to 80 thousand pesos', null, 80_000],
    ['mesa 50 mli', null, 50_000],
    ['mesa, 40 lucas el metro', null, 40_000],
    ['alquiler de mesa, 40 lucas por mes', null, 40_000],
    ['mesa, 800 dólares, 1000 si está impecable', null, 1000, 'USD'],
    ['mesa between 100 and 200 dollars', 100, 200, 'USD'],
    ['mesas, 5000 cada una', null, 5000],
    ['mesa que no cueste más de treinta y cinco mil', null, 35_000],
    ['mesa y silla, entre las dos hasta 60 lucas', null, 60_000],
    ['mesa cuyo valor no supere los noventa mil dólares', null, 90_000, 'USD'],
    ['mesa maso 50 lucas', 42_500, 57_500],
  ])('«%s»', (text, minPrice, maxPrice, currency = 'ARS') => expect(read(text)).toMatchObject({ minPrice, maxPrice, currency }))

  test.each([
    'mesa en 6 cuotas de 30 mil',
    'mesa en cuotas',
    'mesa con anticipo de 500 mil y cuotas',
    'mesa, 30 lucas por mes puedo pagar',
  ])('an instalment is no price: «%s»', (text) =>
    expect(read(text)).toMatchObject({ what: 'mesa', minPrice: null, maxPrice: null, without: [] }),
  )

  test.each(['mesa de 3.000 litros', 'lote de 100 mesas', 'mesa con menos de 100.000 km'])('nothing else is a price: «%s»', (text) =>
    expect(read(text)).toMatchObject({ minPrice: null, maxPrice: null }),
  )
  test('what comes in a lot is no range', () =>
    expect(read('lote de 100 hasta 300 lucas')).toMatchObject({ minPrice: null, maxPrice: 300_000 }))
})

describe('places', () => {
  test.each([
    ['mesa en V. López', 'Vicente López'],
    ['mesa en Villa Gral. Belgrano', 'Villa General Belgrano'],
    ['mesa en S.C. de Bariloche', 'San Carlos de Bariloche'],
    ['mesa en Pcia. de Bs. As.', 'Buenos Aires'],
    ['mesa en San Justo, La Matanza', 'San Justo, La Matanza'],
    ['mesa en rosrio', 'Rosario'],
    ['mesa en cordova', 'Córdoba'],
    ['mesa en la palta', 'La Plata'],
    ['mesa puesta en Laferrere', 'Laferrere'],
  ])('«%s» is in %s', (text, place) => expect(read(text)).toMatchObject({ what: 'mesa', place }))
  test.each(['mesa en madera', 'cajas en pesadas tandas', 'luz en corriente continua', 'mesa en escoba'])('«%s» names none', (text) =>
    expect(read(text).place).toBeNull(),
  )
  test('near a place in another language is near', () =>
    expect(read('table near Mendoza')).toMatchObject({ place: 'Mendoza', radiusKm: 10 }))
})

describe('what is looked for is clean of the rest', () => {
  test.each([
    ['la concha de la lora, un simple cable hdmi', 'cable hdmi'],
    ['basta de truchos, quiero auriculares sony', 'auriculares sony'],
    ['Buenas tardes hijito, busco una olla', 'olla'],
    ['hola qué tal mirá necesito una campera', 'campera'],
    ['estou procurando uma geladeira', 'geladeira'],
    ['quiero cambiar mi celu por un iphone 12', 'iphone 12'],
    ['algo para regalarle a mi jefa, hasta 20 mil', 'regalo para mi jefa'],
    ['me robaron la moto esos chorros, busco una 125', 'moto 125'],
    ['por fin me decidí a comprar una mesa', 'mesa'],
    ['precio de mesa', 'mesa'],
    ['mesa, plata en mano', 'mesa'],
    ['mesa con factura', 'mesa'],
    ['mesa, y listo', 'mesa'],
    ['mesa, lo que pidan', 'mesa'],
    ['mesa de verdad', 'mesa'],
    ['terreno en venta en Córdoba', 'terreno en venta'],
    ['mesa en venta en Córdoba', 'mesa'],
    ['depto en alquiler en Córdoba', 'depto en alquiler'],
    ['campera para mi hija de 5 años', 'campera para mi hija de 5 años'],
    ['bici de nena de 6', 'bici de nena de 6'],
    ['tablet para los chicos', 'tablet para los chicos'],
    ['remera manga larga sin estampa, talle XL', 'remera manga larga, talle XL'],
    ['el gobierno larga un plan, quiero una mesa', 'mesa'],
  ])('«%s» looks for «%s»', (text, what) => expect(read(text).what).toBe(what))
})

describe('a lead of any words is left out, up to the verb of seeking', () => {
  test.each([
    ['me gustaría poder comprar', 'una '],
    ['¿será que alguien vende', 'una '],
    ['¿por qué es tan difícil conseguir', 'una '],
    ['mi abuelo quiere', 'una '],
    ['mi jefe me pidió que consiga', 'una '],
    ['en el trámite nos pidieron', 'una '],
    ['solicito cotización por', 'una '],
    ['a los fines de festejar, tengo interés en', 'una '],
    ['a ver si aparece:', 'una '],
    ['vendedores serios nomás:', ''],
    ['q necesito?', 'una '],
    ['ni idea de marcas,', 'una '],
    ['me compran', 'una '],
  ])('«%s» leads to a thing', (lead, article) => expect(read(`${lead} ${article}mesa ratona`).what).toBe('mesa ratona'))
  test.each([
    ['algo para tener plantas', 'algo para tener plantas'],
    ['mi hermana tiene la mesa que quiero', 'mi hermana tiene la mesa'],
  ])('«%s» is no lead', (text, what) => expect(read(text).what).toBe(what))
})

describe('a tail without a comma is left out, from its first word on', () => {
  test.each([
    'dado que la anterior se rompió',
    'que la otra me la robaron',
    'así puedo trabajar tranquilo',
    'si me pueden ayudar',
    'siempre que esté barata',
    'puedo ir a buscarla',
    'tengo flete propio',
    'espero respuesta',
    'a quien le interese',
    'manden fotos',
    'como regalo',
    'me corre el tiempo',
    'amigo',
    'digna',
    'xfa',
    '!!! siempre lo mismo',
    '😭',
    'punto gracias',
  ])('«%s»', (tail) => expect(read(`busco mesa ratona ${tail}`)).toMatchObject({ what: 'mesa ratona', without: [] }))
  test.each(['sin si es', 'para amigo', 'de capo', 'que me dure'])('«%s» is no tail', (rest) =>
    expect(read(`mesa ratona ${rest}`)).not.toMatchObject({ what: 'mesa ratona', without: [] }),
  )
})

describe('what a thing is to be like may stand before it', () => {
  test.each([
    ['de cuero, las botas, 39', 'botas, 39 de cuero'],
    ['para mi vieja, un celu', 'celu para mi vieja'],
    ['no sé, una tele', 'tele'],
    ['cualquiera, una silla', 'silla'],
    ['no quiero nada caro, un reloj', 'reloj'],
  ])('«%s» looks for «%s»', (text, what) => expect(read(text).what).toBe(what))
})

describe('names of places typed from memory', () => {
  test.each([
    ['mesa en lomas zamora', 'Lomas de Zamora', 30],
    ['mesa en villa angostura', 'Villa La Angostura', 30],
    ['mesa en trenque lauken', 'Trenque Lauquen', 30],
    ['mesa cerca de castelr', 'Castelar', 10],
    ['mesa en calafate', 'El Calafate', 30],
  ])('«%s» is in %s', (text, place, radiusKm) => expect(read(text)).toMatchObject({ what: 'mesa', place, radiusKm }))
})

describe('what it must not be', () => {
  test.each([
    ['estufa que no gaste mucha luz', ['que no gaste mucha luz'], 'estufa'],
    ['colchón que no me parta la espalda al medio', ['que no me parta la espalda al medio'], 'colchón'],
    ['bici sin que le falten partes', ['sin que le falten partes'], 'bici'],
    ['chuteira que não seja preta', ['que não seja preta'], 'chuteira'],
    ['remera sn estampas', ['sn estampas'], 'remera'],
    ['zapas, no truchas', [], 'zapas'],
    ['zapas q no sean trcuhas', [], 'zapas'],
    ['plomero que no cobre una locura', [], 'plomero'],
    ['taladro, no esas imitaciones', [], 'taladro'],
    ['mesa de vidrio no de madera', ['no de madera'], 'mesa de vidrio'],
    ['mesa redonda, la cuadrada no', ['la cuadrada no'], 'mesa redonda'],
    ['mesa que no sea ni grande ni chica', ['que no sea ni grande', 'que no sea chica'], 'mesa'],
    ['mesa cuyo ancho no supere el metro', ['cuyo ancho no supere el metro'], 'mesa'],
    ['airpods truchos no', [], 'airpods'],
  ])('«%s» refuses %j', (text, without, what) => expect(read(text)).toMatchObject({ what, without }))
  test.each([
    ['notebook usda', 'Usado'],
    ['cocina para areglar', 'Para reparar'],
    ['termo embalado', 'Nuevo'],
    ['termo que se encuentre en perfecto estado', 'Como nuevo'],
    ['termo, si es nuevo mejor', 'Nuevo'],
    ['termo todo usado', 'Usado'],
  ])('«%s» is %s', (text, condition) => expect(read(text)).toMatchObject({ condition }))
})

test.each([
  'que no ',
  'en la ',
  '50 o ',
  '50 si ',
  'cuotas de ',
  'mi el por un ',
  'hasta 80, ',
  'para regalarle a ',
  'terreno a ',
  'en rosrio ',
  'me gustaria que alguien ',
  'si me pueden ',
  'coma que ',
  'la otra no, ',
  '😭',
  'de cuero, las ',
  'mi hermano ',
])('a hostile sentence takes time linear in its length: «%s»', (unit) =>
  expect(cpuMsOf(() => read(`mesa ${unit.repeat(20_000)}`))).toBeLessThan(500),
)
