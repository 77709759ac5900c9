import { leafText, nodeText } from '@feria/contract/payments/books'
import type { BalanceProof, PublishedRoot } from '@feria/contract/payments/schemas'
import { expect, test } from 'vitest'
import { checkProof, hashInBrowser } from './check-proof.ts'

const ANA = '0190a000-0000-7000-8000-000000000001'
const own = { nonce: 'n1', ownerId: ANA, currency: 'ARS' as const, kind: 'available' as const, amountMinor: 700 }
const other = { nonce: 'n2', ownerId: null, currency: 'ARS', kind: 'held' as const, amountMinor: 300 }

const aProof = async (): Promise<BalanceProof> => {
  const [left, right] = [
    { hash: await hashInBrowser(leafText(own)), sumMinor: 700 },
    { hash: await hashInBrowser(leafText(other)), sumMinor: 300 },
  ]
  const root: PublishedRoot = {
    day: '2026-11-27',
    currency: 'ARS',
    at: '2026-11-27T03:05:00.000Z',
    hash: await hashInBrowser(nodeText(left, right)),
    sumMinor: 1000,
    leaves: 2,
    owed: { available: 700, payingOut: 0, held: 300, refunding: 0 },
    previous: '',
    chain: 'c',
  }
  return { root, leaves: [{ ...own, path: [{ side: 'right', ...right }] }] }
}

test('the hash of a text is its SHA-256', async () => {
  expect(await hashInBrowser('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('money whose leaves lead to the published root is counted, with what it was', async () => {
  const proof = await aProof()
  expect(await checkProof(proof, ANA, [proof.root])).toEqual({ root: proof.root, isCounted: true, sums: [['available', 700]] })
})

test('it is not counted where the root is not the one that everybody sees, or where one of those seen is another', async () => {
  const proof = await aProof()
  const another = { ...proof.root, hash: 'ff' }
  for (const published of [[], [another], [proof.root, another], [{ ...proof.root, day: '2026-11-26' }]])
    expect((await checkProof(proof, ANA, published)).isCounted).toBe(false)
  expect((await checkProof(proof, ANA, [{ ...proof.root, sumMinor: 999 }])).isCounted).toBe(false)
})

test('it is not counted where a leaf is another amount, somebody else’s, of another currency, or shown twice', async () => {
  const proof = await aProof()
  const [leaf] = proof.leaves
  if (!leaf) throw new Error('There is a leaf.')
  const of = async (leaves: BalanceProof['leaves'], member = ANA) =>
    (await checkProof({ ...proof, leaves }, member, [proof.root])).isCounted
  expect(await of([leaf])).toBe(true)
  expect(await of([{ ...leaf, amountMinor: 701 }])).toBe(false)
  expect(await of([leaf], '0190a000-0000-7000-8000-000000000002')).toBe(false)
  expect(await of([{ ...leaf, currency: 'USD' }])).toBe(false)
  expect(await of([leaf, leaf])).toBe(false)
})
