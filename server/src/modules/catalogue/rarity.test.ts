import { expect, test } from 'vitest'
import { isCommon } from './rarity.ts'

test.each([
  [0.05, 10_000, false, 'a scan of the newest reads most of so few'],
  [0.7, 10_000, true, ''],
  [0.05, 1_000_000, false, 'an index collects them sooner'],
  [0.07, 1_000_000, true, ''],
  [1, 200, false, 'all of them are gathered'],
  [0.5, 0, false, 'an empty catalogue'],
])('of %d of %d products, whether it is common is %s', (share, total, expected, why) => {
  expect(isCommon(share, total), why).toBe(expected)
})
