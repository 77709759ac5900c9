import { expect, test } from 'vitest'
import { entriesFor } from './nav.ts'

const labels = (role: string | null, places: Parameters<typeof entriesFor>[1]) =>
  entriesFor(role, places).map(({ label, path }) => `${label} ${path}`)

test('the bar holds the stated links that exist, in their order', () => {
  expect(labels('user', ['bar'])).toEqual(['Inicio /dashboard', 'Productos /all-products', 'Favoritos /favorites', 'Historial /history'])
})

test('[NAV-23] the drawer holds those of the bar plus the second «Historial»', () => {
  expect(labels('user', ['bar', 'more'])).toEqual([...labels('user', ['bar']), 'Historial /historial'])
})

test('visitors are offered only what they can see', () => {
  expect(labels(null, ['bar', 'more'])).toEqual(['Inicio /dashboard', 'Productos /all-products'])
})

test('what only the drawer lists stands behind «Más» at 1024 px and more', () => {
  expect(labels('user', ['more'])).toEqual(['Historial /historial'])
  expect(labels(null, ['more'])).toEqual([])
})
