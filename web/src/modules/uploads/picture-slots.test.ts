import { expect, test } from 'vitest'
import { agreeing, kept, moved, type Slot, takenIn, urlsOf } from './picture-slots.ts'

const sending: Slot = { ...kept('x'), key: 'up', url: null, progress: 0.4 }
const row = [kept('/files/a/1280.webp'), sending, kept('/files/b/1280.webp')]

test('[SEL-22] the value is the uploaded pictures, in order', () => {
  expect(urlsOf(row)).toEqual(['/files/a/1280.webp', '/files/b/1280.webp'])
})

test('[CAT-02] moving changes the main picture, and stops at the ends', () => {
  expect(moved(row, '/files/b/1280.webp', -2).map(({ key }) => key)).toEqual(['/files/b/1280.webp', '/files/a/1280.webp', 'up'])
  expect(moved(row, '/files/b/1280.webp', 1)).toEqual(row)
  expect(moved(row, 'gone', 1)).toEqual(row)
})

test('a value from outside keeps uploads in progress', () => {
  expect(agreeing(row, urlsOf(row))).toBe(row)
  expect(agreeing(row, ['/files/b/1280.webp']).map(({ key }) => key)).toEqual(['/files/b/1280.webp', 'up'])
  expect(agreeing([], ['https://example.com/a.jpg'])).toEqual([kept('https://example.com/a.jpg')])
})

test('a failed upload takes no place', () => {
  expect(takenIn(row)).toBe(3)
  expect(takenIn([...row, { ...sending, key: 'no', error: 'No es una foto.' }])).toBe(3)
})
