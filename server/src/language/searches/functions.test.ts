import { fold } from '@feria/contract/fold'
import { expect, test } from 'vitest'
import { functionLines } from '../lexicon/functions.ts'
import { readQuery } from '../query/query.ts'
import { functionOf } from './functions.ts'

const thingOf = (text: string) => functionOf(fold(text), readQuery(text))?.words[0]?.text

test.each([
  ['algo para calentar el agua del mate', 'pava electrica'],
  ['aparato para tomarme la presión', 'tensiometro'],
  ['sillón que se haga cama', 'sofa cama'],
  ['se me tapó la cloaca', 'plomero'],
  ['para cortar el pasto del fondo', 'cortadora de cesped'],
  ['algo que me proteja la piel del sol', 'protector solar'],
  ['algo que caliente la pieza', 'estufa'],
  ['algo para que el bebe duerma cuando viajamos', 'cuna'],
  ['compré un auto y tengo que hacer los papeles de la transferencia', 'gestoria'],
  ['quiero que me pinten el living, quien lo hace', 'pintor'],
  ['máquina para cortarme el pelo solo en casa', 'cortapelo'],
  ['cama', undefined],
  ['mesa de luz', undefined],
  ['plancha de ropa Atma', undefined],
  ['olla para hacer sopa', undefined],
  ['busco una notebook para la facultad', undefined],
  ['necesito una heladera con freezer para departamento', undefined],
  ['necesito una silla para estudiar en la pieza', undefined],
  ['bicicleta rodado 29', undefined],
  ['quiero un libro para leer en la playa', undefined],
  ['busco un libro para leer antes de dormir', undefined],
  ['necesito una luz para leer un libro en la cama', 'lampara'],
  ['zapatillas Nike sin cordones', undefined],
  ['regalo para mi novio, le gusta el fútbol', 'pelota de futbol'],
  ['regalo para mi mamá que le gustan las plantas', 'maceta'],
  ['algo para los granitos de la cara', 'crema para acne'],
  ['alguien que ponga ceramicos', 'albañil'],
  ['alguien que destape la cañería', 'plomero'],
  ['algo para destapar la cañería', 'sopapa'],
  ['algo para que el perro no tire de la correa', 'pretal'],
  ['necesito sacarle la humedad a la pieza', 'deshumidificador'],
  ['lo que va en la ventana para que no entren mosquitos', 'mosquitero'],
  ['para que descanse la criatura cuando vamos de los suegros', 'cuna'],
  ['se me tapó la rejilla y hay olor a podrido', 'plomero'],
  ['tengo los pies helados, algo para andar por casa', 'pantuflas'],
  ['quiero cambiar el monitor de la compu por uno de 27', undefined],
  ['herramientas para el auto', undefined],
  ['', undefined],
])('«%s» looks for %s', (text, thing) => expect(thingOf(text)).toBe(thing))

test('the things are its head, and its other words count less', () => {
  const text = 'algo para calentar el agua del mate'
  const { words } = functionOf(fold(text), readQuery(text)) ?? { words: [] }
  expect(words.map(({ isHead }) => isHead)).toEqual([true, ...words.slice(1).map(() => false)])
  expect(words[0]?.forms.find(({ term }) => term === '0hervidor')?.strength).toBeGreaterThan(0.85)
  expect(Math.max(...words.slice(1).map(({ weight }) => weight))).toBeLessThan(0.4)
})

test('a thing that is asked for is no work, and somebody no thing', () => {
  const terms = (text: string) => functionOf(fold(text), readQuery(text))?.words[0]?.forms.map(({ term }) => term) ?? []
  const [thing, person] = [terms('algo para pasear al perro'), terms('alguien que pasee al perro')]
  expect(thing).toContain('0corre')
  expect(thing).not.toContain('0paseperr')
  expect(person).toContain('0paseperr')
  expect(person).not.toContain('0correperr')
})

test('an unknown phrase finds what its first word names, or what narrows it down where the search says that itself', () => {
  const forms = (text: string) => functionOf(fold(text), readQuery(text))?.words[0]?.forms ?? []
  expect(forms('algo para los granitos de la cara')).toContainEqual({ term: '0crem', strength: 0.9 })
  expect(forms('algo para los granitos de la cara')).toContainEqual({ term: '0acne', strength: 0.5 })
  expect(forms('plantas que no haya que regar nunca').some(({ term }) => term === '0plant')).toBe(false)
})

test.each([
  // A room has no feet, and nobody swims.
  ['algo para el frio de la pieza', 'pantuflas'],
  ['no tengo nada para la pileta', 'malla'],
  ['quiero pelotas para el nene', 'cortapelo'],
])('a word that only begins like a use tells none: «%s» looks for no %s', (text, thing) => expect(thingOf(text)).not.toBe(thing))

test('the table is folded, and each line has things and ways', () => {
  for (const line of functionLines) expect(line).toMatch(/^[a-z0-9ñ_]+( [a-z0-9ñ_]+)* = [a-z0-9ñ_/]+( [a-z0-9ñ_/|]+)*$/)
})
