import { describe, expect, test } from 'vitest'
import { openGazetteer } from '../../engines/geo/gazetteer.ts'
import { cpuMsOf } from '../../testing/cpu.ts'
import { readWish } from './grammar.ts'

const geo = openGazetteer()
const read = (text: string) => readWish(text, (place) => geo.locate(place) !== null)

test.each([
  ['cambio bici por monopatín', 'monopatín'],
  ['quiero cambiar la heladera por lavarropas', 'lavarropas'],
  ['cambiaría mi play 4 por una bici', 'bici'],
  ['doy celu samsung + plata por iphone 12', 'iphone 12'],
  ['entrego mi gol 2008 y diferencia por una camioneta', 'camioneta'],
  ['cambio tele 32 por notebook, pongo diferencia', 'notebook'],
  ['cambio de aceite por 20 lucas', 'cambio de aceite'],
  ['cambiar la pantalla del celu por rotura', 'pantalla del celu por rotura'],
])('of a trade what is looked for is the other thing: «%s»', (text, what) => expect(read(text).what).toBe(what))

test.each([
  ['me quedé sin microondas, alguno usado?', 'microondas', 'Usado'],
  ['quedé sin heladera, hay alguna barata?', 'heladera', null],
  ['se me murió el freezer, busco uno horizontal', 'freezer horizontal', null],
  ['se me rompió la silla, busco una giratoria', 'silla giratoria', null],
  ['uno fire 2008', 'uno fire 2008', null],
])('what somebody lacks is looked for, and «uno» stands for it: «%s»', (text, what, condition) =>
  expect(read(text)).toMatchObject({ what, condition, without: [] }),
)
test('what is refused beside a thing is refused', () =>
  expect(read('me quedé sin plata, busco una mesa sin cajones')).toMatchObject({ what: 'mesa', without: ['sin cajones'] }))

describe('what stands around a thing', () => {
  test.each([
    ['luces para cumpleaños', 'luces para cumpleaños'],
    ['mesa para el cumple de mi hija', 'mesa'],
    ['mesa, precio accesible', 'mesa'],
    ['mesa, alquilo o compro', 'mesa'],
    ['mesa, mando seña', 'mesa'],
    ['mesa, todo lo que tengan', 'mesa'],
    ['mesa, factura A si o si', 'mesa'],
    ['mesa para marzo', 'mesa'],
    ['Señores, preciso una mesa', 'mesa'],
    ['quisiera reservar una mesa', 'mesa'],
    ['tendrán disponible una mesa', 'mesa'],
    ['quiero tomar clases de canto', 'clases de canto'],
    ['necesito bajar de peso, una bici', 'bici'],
    ['crema que funcione de verdad', 'crema'],
  ])('«%s» looks for «%s»', (text, what) => expect(read(text).what).toBe(what))
  test('the pronoun of a second piece is no thing', () =>
    expect(read('me falta la heladera, alguna usada que enfríe')).toMatchObject({ what: 'heladera que enfríe', condition: 'Usado' }))
})

test.each([
  ['alianzas de oro 18 k', null],
  ['iphone 13 con batería arriba de 85', null],
  ['mesa, tengo 500 dólares ahorrados', 500],
  ['campera negra entre 40 y 70', 70_000],
  ['campera entre 38 y 42', null],
  ['tengo 15 lucas para gastar en maquillaje', 15_000],
])('a measure is no price: «%s»', (text, maxPrice) =>
  expect(read(text)).toMatchObject({ minPrice: maxPrice === 70_000 ? 40_000 : null, maxPrice }),
)

test.each([
  ['necesito un plomero, se me inunda la cocina! Flores', 'Flores'],
  ['bomba de agua, zona rural de Rafaela', 'Rafaela'],
])('a place after a shout, and of the country: «%s»', (text, place) => expect(read(text)).toMatchObject({ place }))

test.each([
  ['tele rota o para repuestos', 'Para reparar', []],
  ['carpa, ojo que no sea china', null, ['que no sea china']],
  ['cortina sin ganchos estampada', null, ['sin ganchos']],
  ['remera sin mangas largas', null, ['sin mangas largas']],
  ['playera sin mangas verde', null, ['sin mangas']],
  ['moto, no robada', null, []],
  ['termo, no esos truchos de plaza', null, []],
  ['lavavajillas blanco no inox', null, ['no inox']],
  ['sillón cama, ya tengo colchón así que sin colchón', null, ['sin colchón']],
])('how it may be and must not be: «%s»', (text, condition, without) => expect(read(text)).toMatchObject({ condition, without }))

test.each(['cambio mi bici por ', 'me quede sin ', 'uno giratorio ', 'oro 18 k '])('it takes time linear in the length: «%s»', (unit) =>
  expect(cpuMsOf(() => read(unit.repeat(20_000)))).toBeLessThan(500),
)
