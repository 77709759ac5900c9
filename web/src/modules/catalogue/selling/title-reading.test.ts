import { expect, test } from 'vitest'
import { aReading } from '../../../testing/a-reading.ts'
import { fillIn, isRead, readFields, readingValues } from './title-reading.ts'

const empty = { categoryId: '', condition: '', brand: '', location: '', readings: {} }
const bike = { categoryId: '4', condition: 'Usado', brand: 'Olmo', location: '' }
const fill = (values: Parameters<typeof fillIn>[0], read = bike) => {
  const { changes, readings } = fillIn(values, read, readFields)
  return { ...values, ...changes, readings }
}

test('what a title says fills in the empty fields and marks them', () => {
  const filled = fill(empty)
  expect(filled).toMatchObject(bike)
  expect(readFields.filter((field) => isRead(filled, field))).toEqual(['categoryId', 'condition', 'brand'])
})

test('what the member chose is kept, and so is what they changed or took out, whatever the title says next', () => {
  expect(fill({ ...empty, condition: 'Nuevo' })).toMatchObject({ condition: 'Nuevo', brand: 'Olmo' })
  const changed = fill({ ...fill(empty), condition: 'Nuevo' })
  expect([changed.condition, isRead(changed, 'condition')]).toEqual(['Nuevo', false])
  const emptied = fill({ ...fill(empty), brand: '' })
  expect(fill(emptied)).toMatchObject({ brand: '', categoryId: '4' })
  expect(fill({ ...empty, readings: { categoryId: '' } })).toMatchObject({ categoryId: '', condition: 'Usado' })
})

test('another title replaces what the last one said, and takes back what it says no more', () => {
  const next = fill(fill(empty), { categoryId: '3', condition: '', brand: '', location: 'Morón' })
  expect(next).toMatchObject({ categoryId: '3', condition: '', brand: '', location: 'Morón' })
  expect(fill(next)).toMatchObject({ condition: 'Usado', brand: 'Olmo' })
})

test('only the fields of the form are filled in', () => {
  const { changes } = fillIn(empty, bike, ['categoryId'])
  expect(changes).toEqual({ categoryId: '4' })
})

test('a reading is held as the form holds its fields', () => {
  expect(readingValues(aReading({ categoryId: 4, place: 'Morón' }))).toEqual({
    categoryId: '4',
    condition: '',
    brand: '',
    location: 'Morón',
  })
})
