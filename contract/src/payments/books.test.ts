import { expect, test } from 'vitest'
import { type BookStep, rootOf } from './books.ts'

const hash = (text: string) => `#${text.length}`
const leaf = { nonce: 'n', ownerId: 'ana', currency: 'ARS', kind: 'available', amountMinor: 700 } as const
const beside = (sumMinor: number): BookStep => ({ side: 'right', hash: 'x', sumMinor })

test('a way leads to the sum of what stands beside it', async () => {
  expect(await rootOf(leaf, [beside(300), beside(0)], hash)).toMatchObject({ sumMinor: 1000 })
})

test('a sum that is negative, broken or too large to be counted leads nowhere, wherever it stands', async () => {
  for (const bad of [-1, -700, 0.5, Number.NaN, 2 ** 53]) {
    expect(await rootOf(leaf, [beside(bad)], hash), String(bad)).toBeNull()
    expect(await rootOf(leaf, [beside(1000), beside(bad), beside(1000)], hash), String(bad)).toBeNull()
    expect(await rootOf({ ...leaf, amountMinor: bad }, [beside(1000)], hash), String(bad)).toBeNull()
  }
})
