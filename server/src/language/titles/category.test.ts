import { expect, test } from 'vitest'
import { readCategory } from './category.ts'

test.each([
  ['Bicicleta rodado 29 usada', 'Deportes'],
  ['Heladera Samsung no frost', 'Hogar y Jardín'],
  ['iPhone 13 128 GB', 'Electrónicos'],
  ['Zapatillas Nike talle 42', 'Ropa y Accesorios'],
  ['Juego de cuatro sillas de madera', 'Hogar y Jardín'],
  ['Auto a escala 1:18', 'Juguetes'],
  ['Auto a fricción sin rueda', 'Juguetes'],
  ['Libro de cocina', 'Libros y Música'],
  ['Mesa de luz', 'Hogar y Jardín'],
])('«%s» is sold under %s', (name, category) => expect(readCategory(name)).toBe(category))

test.each(['', 'Cosas varias', 'Zzyzx', 'Funda para notebook', 'Cargador de celular'])('«%s» does not say', (name) =>
  expect(readCategory(name)).toBeNull(),
)
