import { describe, expect, test } from 'vitest'
import { readHome } from '../../language/lexicon/homes.ts'
import { productKeys, wishKeys } from './keys.rules.ts'
import { readOffered, scoreMatch, wishQuery } from './match.rules.ts'

const verdictOf = (wish: string, name: string, { categoryName = 'Otros', details = '', km = 5 } = {}) =>
  scoreMatch(
    { query: wishQuery(wish), country: 'Argentina', maxPriceMinor: null, currency: 'ARS', comparableMaxMinor: null, radiusKm: null },
    readOffered(
      { name, description: '', details, categoryName },
      { location: 'Lanús', priceMinor: null, currency: 'ARS', comparableMinor: null, condition: 'Usado' },
    ),
    km,
  )?.coincidence ?? null

describe('homes are told by their kind, whether they are let or sold, and their rooms', () => {
  test.each([
    ['depto para alquilar de un ambiente', 'Monoambiente en alquiler, al frente', 'MATCH'],
    ['alquiler casa 3 ambientes', 'PH 2 dormitorios al fondo con patio, alquilo', 'MATCH'],
    ['terreno para construir', 'Lote 300 m2 barrio abierto con escritura', 'MATCH'],
    ['cochera para el auto', 'Garage fijo, planta baja', 'MATCH'],
    ['alquilo 2 ambientes', 'Alquiler dueño directo 3 amb con balcón', 'CERCANO'],
    ['alquiler depto 2 ambientes con cochera', 'Alquilo depto 2 amb', 'CERCANO'],
    ['alquiler depto', 'Casa 2 dormitorios en alquiler', 'CERCANO'],
    ['alquiler depto 1 ambiente', 'Alquilo depto 4 ambientes', null],
    ['alquiler depto', 'Depto 2 amb en venta', null],
    ['casa en alquiler', 'Cochera en alquiler', null],
  ])('«%s» and «%s»: %s', (wish, name, verdict) => expect(verdictOf(wish, name)).toBe(verdict))

  test('nobody lives far away', () => expect(verdictOf('alquilo depto', 'Alquilo depto 2 amb', { km: 200 })).toBeNull())

  test.each([
    'Casa de muñecas',
    'Casa rodante',
    'Casa para perro grande',
    'Lote de ropa x 20',
    'Garage de juguete',
    'Depósito de inodoro',
    'Medidor de PH',
  ])('«%s» is no home', (name) => expect(readHome(name)).toBeNull())

  test('the index finds a home by its kind alone', () => {
    const { general } = productKeys({ name: 'Alquilo mono amueblado', description: '', details: null })
    expect(wishKeys('depto para estudiante, alquiler').some((key) => general.includes(key))).toBe(true)
  })
})
