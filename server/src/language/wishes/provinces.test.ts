import { describe, expect, test } from 'vitest'
import { openGazetteer } from '../../engines/geo/gazetteer.ts'
import { readWish } from './grammar.ts'

const geo = openGazetteer()
const read = (text: string) => readWish(text, (place) => geo.locate(place) !== null)

describe('a province without a town of its name is its capital, and stands behind its towns', () => {
  test.each([
    ['motosierra en Misiones', 'motosierra', 'Posadas, Misiones'],
    ['tractorcito, en Chaco', 'tractorcito', 'Resistencia, Chaco'],
    ['soy de La Pampa, busco una bici', 'bici', 'Santa Rosa, La Pampa'],
    ['mesa en Santa Cruz', 'mesa', 'Río Gallegos, Santa Cruz'],
    ['mesa, provincia del Chaco', 'mesa', 'Resistencia, Chaco'],
    ['bici en Oberá, Misiones', 'bici', 'Oberá, Misiones'],
    ['heladera x Sáenz Peña chaco', 'heladera', 'Presidencia Roque Sáenz Peña'],
    ['cocina en Río Negro, por la zona de Allen', 'cocina', 'Allen'],
    ['yerba barbacuá de Misiones', 'yerba barbacuá de Misiones', null],
  ])('«%s»', (text, what, place) => expect(read(text)).toMatchObject({ what, place }))
  test.each(['Posadas, Misiones', 'Resistencia, Chaco', 'Rawson, Chubut', 'Viedma, Río Negro', 'Ushuaia, Tierra del Fuego'])(
    'the gazetteer knows «%s»',
    (place) => expect(geo.locate(place)?.province).toBe(place.split(', ')[1]),
  )
})

describe('where somebody is', () => {
  test.each([
    ['soy Marta de Gualeguaychú, busco una mesa', 'Gualeguaychú'],
    ['chapas, que me las traigan a Clorinda', 'Clorinda'],
    ['mesa a la vuelta de casa', null],
    ['soy hincha de Quilmes, busco una mesa', null],
  ])('«%s»', (text, place) => expect(read(text).place).toBe(place))
  test.each([
    ['ropa de trabajo en Rosario', 'ropa de trabajo'],
    ['alambre para cerca', 'alambre para cerca'],
  ])('«%s» keeps what is no place', (text, what) => expect(read(text).what).toBe(what))
})
