import { expect, test } from 'vitest'
import { newKey } from './new-key.ts'

test('a fresh key is valid for the server, and different each time', () => {
  expect(newKey()).toMatch(/^[\w-]{8,100}$/)
  expect(newKey()).not.toBe(newKey())
})
