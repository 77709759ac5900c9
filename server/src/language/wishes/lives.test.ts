import { describe, expect, test } from 'vitest'
import { cpuMsOf } from '../../testing/cpu.ts'
import { readWish } from './grammar.ts'

const read = (text: string) => readWish(text, () => false)

describe('how somebody lives and how it is sold is no part of the thing', () => {
  test.each([
    ['estufa que tengo al bebé recién nacido', 'estufa'],
    ['cuna que el bebé llega en abril', 'cuna'],
    ['notebook que la facultad me la pide', 'notebook'],
    ['pileta que ya hace calor', 'pileta'],
    ['minipimer se me rompió en pleno puré', 'minipimer'],
    ['sommier duermo en el piso', 'sommier'],
    ['mochila empiezan las clases', 'mochila'],
    ['bomba se inundó todo', 'bomba'],
    ['valijas me voy a Europa en julio', 'valijas'],
    ['mochila carrito para el nene que empieza primer grado', 'mochila carrito para el nene'],
    ['celular para mi vieja, ella no entiende mucho', 'celular para mi vieja'],
    ['freezer chico gente seria', 'freezer chico'],
    ['ropero alguna oferta?', 'ropero'],
    ['teclado del color que venga', 'teclado'],
    ['juego de té antiguo sería ideal', 'juego de té antiguo'],
    ['patines regalo de reyes', 'patines'],
    ['mesa para sorprender a mi novia', 'mesa'],
    ['celular que saque buenas fotos', 'celular que saque buenas fotos'],
    ['mesa que la tapa cierre', 'mesa que la tapa cierre'],
    ['tapas por caja cerrada', 'tapas por caja cerrada'],
    ['tornillo sin fin', 'tornillo sin fin'],
  ])('«%s» looks for «%s»', (text, what) => expect(read(text)).toMatchObject({ what, condition: null, without: [] }))
  test.each(['alguien que pode árboles', 'alguien que me corte el pasto'])('who does a work: «%s»', (what) =>
    expect(read(`busco ${what}`).what).toBe(what),
  )
})

describe('sums', () => {
  test.each<[text: string, what: string, min: number | null, max: number | null]>([
    ['mesa, presupuesto aproximado 180.000 pesos', 'mesa', null, 180_000],
    ['mesa, pensaba gastar unos 400', 'mesa', 340_000, 460_000],
    ['mesa que ronde los 30', 'mesa', 25_500, 34_500],
    ['mesa cien mil y ni uno más', 'mesa', null, 100_000],
    ['mesa, mi bolsillo da para 100 lucas', 'mesa', null, 100_000],
    ['mesa a cincuenta mil o algo menos', 'mesa', null, 50_000],
    ['mesa cuesta hasta 100 mil', 'mesa', null, 100_000],
    ['tele 43 como mucho 250 lucas', 'tele 43', null, 250_000],
    ['cámara con menos de 10 mil disparos', 'cámara con menos de 10 mil disparos', null, null],
  ])('«%s»', (text, what, minPrice, maxPrice) => expect(read(text)).toMatchObject({ what, minPrice, maxPrice }))
})

test('what may not be very used is no wish for a used one', () =>
  expect(read('mesa que no esté muy usada')).toMatchObject({ what: 'mesa', condition: null, without: ['que no esté muy usada'] }))
test('each refusal keeps its verb', () =>
  expect(read('mesa que no traiga vidrio ni ruedas').without).toEqual(['que no traiga vidrio', 'que no traiga ruedas']))

test.each(['que el bebe ', 'se me rompio ', 'duermo ', 'cosa de ', 'regalo de ', 'me da el cuero ', 'pensaba gastar unos '])(
  'it takes time linear in the length: «%s»',
  (unit) => expect(cpuMsOf(() => read(`mesa ${unit.repeat(2000)}`))).toBeLessThan(500),
)
