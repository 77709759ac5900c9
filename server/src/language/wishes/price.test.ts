import type { Chips } from '@feria/contract/assistant/schemas'
import { describe, expect, test } from 'vitest'
import { readWish } from './grammar.ts'

/** Reads a text without any place. */
const read = (phrase: string): Partial<Chips> => {
  const { what, minPrice, maxPrice, currency } = readWish(phrase, () => false)
  return { what, minPrice, maxPrice, currency }
}
const priced = (minPrice: number | null, maxPrice: number | null, currency: Chips['currency'] = 'ARS', what = 'mesa') => ({
  what,
  minPrice,
  maxPrice,
  currency,
})
/** A bare number that is a sum only by the words before it, in the middle of a text, where nothing else is cut out. */
const most = (phrase: string) => expect(read(phrase), phrase).toEqual(priced(null, 80_000, 'ARS', 'mesa azul'))
const least = (phrase: string) => expect(read(phrase), phrase).toEqual(priced(80_000, null, 'ARS', 'mesa azul'))
const nearly = (phrase: string) => expect(read(phrase), phrase).toEqual(priced(68_000, 92_000, 'ARS', 'mesa azul'))
const lines = (text: string) => text.split('|').map((one) => one.trim())

describe('a number in words', () => {
  const words: Record<string, number> = {
    un: 1,
    uno: 1,
    una: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    medio: 0.5,
    media: 0.5,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    veinte: 20,
    veinticinco: 25,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
    cien: 100,
    ciento: 100,
    doscientos: 200,
    doscientas: 200,
    trescientos: 300,
    trescientas: 300,
    cuatrocientos: 400,
    cuatrocientas: 400,
    quinientos: 500,
    quinientas: 500,
    seiscientos: 600,
    seiscientas: 600,
    setecientos: 700,
    setecientas: 700,
    ochocientos: 800,
    ochocientas: 800,
    novecientos: 900,
    novecientas: 900,
    'treinta y cinco': 35,
    'ciento veinte': 120,
    'ciento veinte y dos': 122,
    'ciento dos': 102,
    'doscientos treinta y uno': 231,
  }
  test.each(Object.entries(words))('%s mil', (word, value) => expect(read(`mesa hasta ${word} mil`)).toEqual(priced(null, value * 1000)))
})

describe('a number in digits', () => {
  test.each([
    ['1.500', 1500],
    ['1.500,50', 1500.5],
    ['1,500', 1500],
    ['12.000.000', 12_000_000],
    ['1500', 1500],
    ['1500,5', 1500.5],
    ['1500.75', 1500.75],
    ['$ 999999999', 999_999_999],
  ])('%s', (digits, value) => expect(read(`mesa hasta ${digits}`)).toEqual(priced(null, value)))
  test.each(['0', '1000 palos', 'doscientos'])('«hasta %s» is no price', (digits) =>
    expect(read(`mesa hasta ${digits}`).maxPrice).toBeNull(),
  )
})

describe('a price has the unit', () => {
  test.each([
    ...lines('mil|luca|lucas|lukas|luks|loquitas|luquitas|k').map((unit) => [unit, 1000] as const),
    ...lines('gamba|gambas').map((unit) => [unit, 100] as const),
    ...lines('palo|palos|palito|palitos|millon|millones|milloncito|milloncitos').map((unit) => [unit, 1_000_000] as const),
  ])('%s', (unit, factor) => expect(read(`mesa hasta 3 ${unit}`)).toEqual(priced(null, 3 * factor)))

  test.each([
    ['medio palo', 500_000],
    ['palo y medio', 1_500_000],
    ['un palo y medio', 1_500_000],
    ['2 palos y medio', 2_500_000],
    ['un palo y pico', 1_000_000],
    ['un palo 200', 1_200_000],
    ['1 palo 200 lucas', 1_200_000],
    ['luca y media', 1500],
    ['mil', 1000],
  ])('%s', (sum, value) => expect(read(`mesa hasta ${sum}`)).toEqual(priced(null, value)))
})

describe('dollars and pesos are told apart', () => {
  test.each(
    lines(
      `u$s 300|u$d 300|u$ 300|us$ 300|usd 300|300 u$s|300 us$|300 usd|300 dolares|300 dólares|300 dols|300 dolar|
      300 dolarcitos|300 dolarucos|300 dls|300 verdes|dolares 300`,
    ),
  )('%s', (sum) => expect(read(`mesa hasta ${sum}`)).toEqual(priced(null, 300, 'USD')))
  test.each(lines('$ 300|$300|ars 300|300 ars|300 $|300 pesos|300 pesitos|300 mangos|300 de pesos|pesos 300'))('%s', (sum) =>
    expect(read(`mesa hasta ${sum}`)).toEqual(priced(null, 300)),
  )
  test('a palo verde', () => expect(read('mesa hasta un palo verde')).toEqual(priced(null, 1_000_000, 'USD')))
  test.each([
    ['hasta 300', 300_000],
    ['hasta 999', 999_000],
    ['hasta 1000', 1000],
    ['hasta 2 mil', 2000],
    ['hasta $ 300', 300],
  ])('a small number without a unit means thousands: %s', (sum, value) => expect(read(`mesa ${sum}`)).toEqual(priced(null, value)))
})

test.each(
  lines(
    `km|kms|kilometros|kilometro|cuadras|cuadra|litros|litro|l|lts|lt|kg|kilos|kilo|gramos|gramo|gr|g|gb|tb|gigas|teras|
      megas|giga|tera|mega|watts|watt|w|kw|pulgadas|pulgada|pulg|cm|cms|mm|m|m2|mts|mt|metros|metro|mb|mp|mpx|anos|años|ano|
      año|meses|dias|semanas|personas|persona|plazas|piezas|unidades|ml|cc|hz|mah|frigorias|btu|minutos|minuto|min|horas|
      hora|hs|amperes|ampere|v|volts|volt|rpm|hp|velocidades|cambios|puertas|hojas|paginas|talles|talle|ambientes|lugares|
      jugadores|puestos|cuotas|veces|hornallas|cajones|estantes|cuerpos|sillas|golf|hockey|selfie|lumens|lumen|cuerdas|
      por ciento|generacion|gen|"|%|°|º|x 20|x20`,
  ),
)('a number of «%s» is no price', (unit) => expect(read(`mesa hasta 50 ${unit}`).maxPrice).toBeNull())
test.each(['4k', '2k', '5k', '8k'])('%s is a screen, unless it is money', (screen) => {
  expect(read(`mesa ${screen}`)).toEqual({ ...priced(null, null), what: `mesa ${screen}` })
  expect(read(`mesa $ ${screen}`).maxPrice).toBe(Number(screen[0]) * 1000)
})

describe('at most', () => {
  test.each(
    lines(
      `hasta|hasta un maximo de|hasta como mucho|hasta por|asta|por menos de|a menos de|de menos de|menos de|menos de los|
      menos de las|no mas de|a no mas de|por no mas de|que no mas de|no gastar mas de|maximo|max|un maximo|un max. de|
      maximo de|como mucho|como maximo|a lo sumo|por debajo de|debajo de|abajo de|por abajo de|inferior a|no mayor a|
      no mayor de|no superior a|no superior de|mi tope|tope|un techo|el limite|con presupuesto|presu|budget|precio|
      precio maximo|a precio de|y mi tope es|mi limite total|mi limite disponible|el presupuesto que tengo|
      presupuesto que puedo pagar|presupuesto que puedo gastar|presupuesto aprox|mi presupuesto seria de|mi presupuesto son|
      mi tope serian|mi tope ronda|mi tope: |tope hasta|presupuesto unos|presupuesto unas|presupuesto maximo|tengo|tenemos|
      cuento con|contamos con|dispongo de|junte|juntamos|ahorre|llego a|llego hasta|llegamos a|pago|pagaria|pagamos|doy|
      daria|pongo|pondria|ofrezco|ofreceria|gastaria|quiero pagar|pienso gastar|no quiero gastar|puedo poner|
      podemos llegar a|podria ofrecer|quisiera invertir|estoy dispuesto a pagar|estoy dispuesta a gastar|tengo ahorrados|
      tengo ahorradas|tengo juntados|tengo disponible|tengo disponibles|no quiero gastar mas de|pago hasta|tengo unos|
      tengo unas|tengo como|tengo solo|tengo solamente|tengo maximo|tengo para gastar|solo tengo|yo tengo|y tengo|ya tengo|
      por ahora tengo|lo pago|la pago|te doy|le pongo|les pago`,
    ),
  )('«%s»', (cue) => most(`mesa ${cue} 80000 azul`))

  test.each(
    lines(
      `no pase de|que no se pase de|no me paso de|no te pases de|no nos pasemos de|no le pase de|sin pasarme de|no supere|
      que no supere los|no salga mas de|no sale mas de|no cueste mas de|y no cueste|no exceda|no valga mas de|
      no vale mas de|no gaste mas de|no pague mas de|no me vaya de|no me quiero ir de|no suba de|no sea mas de|
      no se dispare de|no llegue a|no me estire de|no ofrezco mas de|no ofrecer mas de|no pongo mas de|
      no quisiera pagar mas de|no queremos pagar mas de|no puedo pagar mas de|no podemos pagar mas de|
      no pienso pagar mas de|no tiene que pasar de|no deberia pasar de|no costar mas de|no salir muy lejos de|
      no pasar por encima de|si no pasa de|sin que pase de`,
    ),
  )('«%s», which negates more', (cue) => most(`mesa ${cue} 80000 azul`))

  test('«más de … no»', () => {
    for (const cue of lines('mas de|arriba de|por encima de|por arriba de'))
      expect(read(`mesa, ${cue} 80 lucas no`), cue).toEqual(priced(null, 80_000))
  })

  test.each(
    lines(
      `como mucho|como maximo|a lo sumo|de tope|, de techo|maximo|max|de limite|para abajo|o menos|de presupuesto|
      que puedo gastar|quiero pagar|pienso gastar|podria gastar|para gastar|puedo poner|puedo llegar|puedo ofrecer|
      lo maximo|es lo maximo|, seria lo mas|son lo que tengo|es todo lo que hay|es el maximo|es mi tope|es mi techo|
      es mi limite|es mi maximo|, es mi presupuesto|tengo|en efectivo|efectivo|en mano|mano|contado|c/u|cu|cada uno|
      cada una|por unidad|billete|billetes|blue|o pesos|o dolares|o su equivalente|o equivalente|o pesos equivalentes|
      o su equivalente en pesos|lo maximo que puedo gastar`,
    ),
  )('«80 lucas %s»', (after) => most(`mesa 80 lucas ${after} azul`))

  test.each(lines('a|por|de|en|con|a los|por las|'))('a definite price behind «%s»', (cue) => most(`mesa ${cue} 80 lucas azul`))
})

describe('at least', () => {
  test.each(
    lines(
      `mas de|por mas de|a partir de|minimo|un minimo de|min|min de|por encima de|encima de|arriba de|por arriba de|
      superior a|al menos|no menos de|como minimo|desde|mas de los|desde las`,
    ),
  )('«%s»', (cue) => least(`mesa ${cue} 80000 azul`))
  test.each(lines('para arriba|en adelante|o mas|minimo|como minimo|de piso'))('«80 lucas %s»', (after) => {
    least(`mesa 80 lucas ${after} azul`)
    least(`mesa de 80 lucas ${after} azul`)
    least(`mesa desde 80 lucas ${after} azul`)
  })
})

describe('about', () => {
  test.each(
    lines(
      `alrededor de|por alrededor de|a alrededor de|en alrededor de|de alrededor de|alrededor|cerca de|cercano a|aprox|
      aprox.|aproximadamente|mas o menos|mas/menos|unos|unas|tipo|como|rondando|que ronde|ronda|rondan|y rondaria|
      rondando entre|en torno a|por ahi de|a eso de|algo asi como|algo de|algo como|masomenos|tirando a|+-|+/-|±|unos los`,
    ),
  )('«%s»', (cue) => nearly(`mesa ${cue} 80 lucas azul`))
  test.each(lines('mas o menos|aprox|aprox.|aproximadamente|masomenos|mas menos|+-|+/-|ponele|maso'))('«80 lucas %s»', (after) => {
    for (const cue of lines('|por|a|de|en')) nearly(`mesa ${cue} 80 lucas ${after} azul`)
  })
})

describe('from and to', () => {
  test.each(
    lines(
      `entre 50 y 80 lucas|entre 50 lucas y 80 lucas|entre 80 y 50 lucas|desde 50 hasta 80 lucas|de 50 a 80 lucas|
      entre unos 50 y 80 lucas|entre unas 50 y 80 lucas|entre los 50 y los 80 lucas|entre las 50 y las 80 lucas|50-80 lucas|
      50 - 80 lucas|50/80 lucas|50 lucas a 80 lucas|50 lucas y 80 lucas|entre 50 e 80 lucas|entre 50/80 lucas|
      mi presupuesto es entre 50 y 80 lucas|un tope de 50 a 80 lucas|presupuesto: entre 50 y 80 lucas|
      con presupuesto entre 50 y 80 lucas|el presupuesto ronda entre 50 y 80 lucas|presupuesto seria de 50 a 80 lucas|
      entre 50000 y 80000|desde 50 lucas, hasta 80 lucas|hasta 80 lucas desde 50 lucas|entre $ 50.000 y $ 80.000`,
    ),
  )('%s', (sums) => expect(read(`mesa ${sums} azul`)).toEqual(priced(50_000, 80_000, 'ARS', 'mesa azul')))
  test.each([
    ['entre 1 y 2 palos', 1_000_000, 2_000_000],
    ['entre 200 y 300 dolares', 200, 300],
  ])('%s', (sums, least, most) => {
    expect(read(`mesa ${sums}`)).toMatchObject({ minPrice: least, maxPrice: most })
  })
  test('a reversed range is swapped', () => expect(read('mesa desde 80 lucas, hasta 50 lucas')).toEqual(priced(50_000, 80_000)))
})

describe('no price is', () => {
  test.each([
    ['a year', 'mesa de 1990 a 2010'],
    ['a year with what follows', 'mesa 2008 en adelante'],
    ['a year from which on', 'mesa desde 1950'],
    ['a year up to', 'mesa desde 2035'],
    ['a bare number', 'mesa 1500'],
    ['a small range', 'mesa entre 2 y 4'],
    ['words alone', 'mesa hasta dos'],
    ['a size', 'mesa 42 a 44'],
    ['a bare scale', 'mesa con palo'],
  ])('%s: «%s»', (_, phrase) => expect(read(phrase)).toMatchObject({ minPrice: null, maxPrice: null }))
  test('a definite price may look like a year', () => {
    expect(read('mesa desde $ 1990')).toEqual(priced(1990, null))
    expect(read('mesa desde 2036')).toEqual(priced(2036, null))
    expect(read('mesa desde 1949')).toEqual(priced(1949, null))
    expect(read('mesa 5000 para arriba')).toEqual(priced(5000, null))
    expect(read('mesa 4999 para arriba').minPrice).toBeNull()
    expect(read('mesa entre 60 y 100')).toEqual(priced(60_000, 100_000))
    expect(read('mesa entre 60 y 99').maxPrice).toBeNull()
  })
})

test('of two prices in two currencies the first one counts', () => {
  expect(read('mesa hasta 700 lucas o hasta 500 dolares')).toEqual(priced(null, 700_000))
  expect(read('mesa hasta 500 dolares, o hasta 700 lucas')).toEqual(priced(null, 500, 'USD'))
})

test('of two sums, either of which would do, the greater one is the most', () => {
  expect(read('mesa por 150 o 200 lucas')).toEqual(priced(null, 200_000))
  expect(read('mesa por 200 o 150 lucas')).toEqual(priced(null, 200_000))
})
