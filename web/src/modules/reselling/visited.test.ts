import { afterEach, expect, test, vi } from 'vitest'
import { Stored } from '../../testing/stored.ts'
import { hasVisited, noteVisit } from './visited.ts'

afterEach(() => vi.unstubAllGlobals())

test('a browser that opened a resale link knows it', () => {
  vi.stubGlobal('localStorage', new Stored())
  expect(hasVisited()).toBe(false)
  noteVisit()
  expect(hasVisited()).toBe(true)
})

test('where storage is blocked a resale link opens all the same', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  noteVisit()
  expect(hasVisited()).toBe(false)
})
