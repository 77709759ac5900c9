import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aProduct } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { countTogether, readSample, type Sample, shareTogether } from './sample.ts'

let testApp: TestApp
let sample: Sample
beforeAll(async () => {
  testApp = await createTestApp()
  const seller = await aMember(testApp)
  const names = ['Silla Thonet', 'Silla Thonet roja', 'Sillas Thonet', 'Silla de paja', 'Mesa Luis XV', 'Mesa ratona roja']
  for (const name of names) await aProduct(testApp, seller, { name, description: 'Se retira' })
  sample = await readSample(testApp.app.ctx.db)
})
afterAll(() => testApp.close())

test('a sample tells how many products have a term, and which ones where several do, the newest first', () => {
  const asked = ['0sill', 'sillas', 'thonet', 'roj', '0roj', 'paja']
  expect(asked.map((term) => sample.counts.get(term) ?? 0)).toEqual([4, 1, 3, 0, 2, 1])
  expect(asked.map((term) => [...(sample.places.get(term) ?? [])])).toEqual([[2, 3, 4, 5], [], [3, 4, 5], [], [0, 4], []])
  expect(sample.size).toBe(6)
})

test.each([
  [[['0sill']], 4],
  [[['0sill', 'silla', 'thonet']], 4],
  [[['0sill'], ['thonet']], 3],
  [[['0roj'], ['0sill', '0mesa']], 2],
  [[['0mesa'], ['thonet']], 0],
  [[['thonet'], ['0sill'], ['0roj']], 1],
  [[['nada'], ['0sill']], 0],
])('one of each of %j is in %d of them', (ways, expected) => {
  expect(countTogether(ways, sample)).toBe(expected)
})

test('a share is counted where several have the terms, otherwise words are independent, and less than what would be seen', () => {
  expect(shareTogether([['0sill'], ['thonet']], sample)).toBe(3 / 6)
  expect(shareTogether([['0mesa'], ['thonet']], sample)).toBeCloseTo((2 / 6) * (3 / 6))
  expect(shareTogether([['0roj'], ['0sill']], sample)).toBe(1 / 6)
  expect(shareTogether([['nada']], sample)).toBe(0)
  expect(shareTogether([['0sill']], { counts: new Map(), places: new Map(), size: 0, total: 0 })).toBe(0)
})
