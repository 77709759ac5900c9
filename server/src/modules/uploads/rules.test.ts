import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandsOf, bitsApart, bytesOfPart, fitWithin, isDistinctive, NEARLY_THE_SAME, partsOf, pictureOf, urlOf, WIDEST } from './rules.ts'

const MIB = 1024 * 1024
const id = '01890000-0000-7000-8000-00000000000a'

test('a picture has an address in each width, and an address of ours has its picture', () => {
  expect(urlOf(id, 320)).toBe(`/files/${id}/320.webp`)
  expect(pictureOf(urlOf(id, WIDEST))).toBe(id)
  const others = [
    `x/files/${id}/320.webp`,
    `/files/${id}/320.webp?x`,
    `/files/${id}/x.webp`,
    `/files/${id}/320.jpg`,
    '/files/a/320.webp',
    '',
  ]
  for (const other of others) expect(pictureOf(other), other).toBeNull()
})

test('[SEL-43] a file is sent in parts of 8 MiB, the last one with the rest', () => {
  expect([1, 8 * MIB, 8 * MIB + 1, 16 * MIB].map(partsOf)).toEqual([1, 1, 2, 2])
  expect([bytesOfPart(5, 1), bytesOfPart(8 * MIB, 1)]).toEqual([5, 8 * MIB])
  expect([1, 2].map((n) => bytesOfPart(8 * MIB + 3, n))).toEqual([8 * MIB, 3])
  expect([1, 2].map((n) => bytesOfPart(16 * MIB, n))).toEqual([8 * MIB, 8 * MIB])
})

test('the distance of two pictures is the number of different bits in their hashes', () => {
  expect(bitsApart('00000000000000ff', '00000000000000ff')).toBe(0)
  expect(bitsApart('8000000000000000', '0000000000000001')).toBe(2)
  expect(bitsApart('ffffffffffffffff', '0000000000000000')).toBe(64)
})

test('only a complete hash of more than one colour is compared', () => {
  expect(isDistinctive('00000000000000ff')).toBe(true)
  for (const none of [null, '', '0000000000000000', 'ff', '00000000000000ff0', 'x0000000000000ff', '00000000000000FF'])
    expect(isDistinctive(none)).toBe(false)
})

test('a picture fits into a square with its own proportions and is not enlarged', () => {
  const sizes = [
    [1280, 960],
    [400, 1600],
    [40, 30],
    [3000, 4],
  ] as const
  expect(sizes.map(([width, height]) => Object.values(fitWithin({ width, height }, 96)))).toEqual([
    [96, 72],
    [24, 96],
    [40, 30],
    [96, 1],
  ])
})

test('two hashes that differ in at most six bits have a band in common, whichever the bits', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }),
      fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: NEARLY_THE_SAME }),
      (hash, flipped) => {
        const hex = (bits: bigint) => bits.toString(16).padStart(16, '0')
        const other = flipped.reduce((bits, bit) => bits ^ (1n << BigInt(bit)), hash)
        const bands = new Set(bandsOf(hex(hash)))
        expect(bands.size).toBe(7)
        expect(bandsOf(hex(other)).some((band) => bands.has(band))).toBe(true)
      },
    ),
  )
})
