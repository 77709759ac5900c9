import { expect, test } from 'vitest'
import { conditionOf } from './values.ts'

test('a thing shows its condition, with a category or without; a service shows none', () => {
  expect(conditionOf({ condition: 'Usado', category: { name: 'Deportes' } })).toBe('Usado')
  expect(conditionOf({ condition: 'Usado', category: null })).toBe('Usado')
  expect(conditionOf({ condition: null, category: { name: 'Deportes' } })).toBeNull()
  expect(conditionOf({ condition: 'Nuevo', category: { name: 'Servicios' } })).toBeNull()
})
