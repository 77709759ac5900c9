import { type BookLeaf, chainText, rootOf } from '@feria/contract/payments/books'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BLOCK_LEVEL, BLOCK_SIZE, besides, levelsOver, nodeOfBlock, nodeOfLeaf, pathInBlock, sha256 } from './book-tree.ts'

const leafOf = (amountMinor: number, n: number): BookLeaf => ({
  nonce: `n${n}`,
  ownerId: `m${n}`,
  currency: 'ARS',
  kind: 'held',
  amountMinor,
})

/** A tree as it is published and proved: blocks, and what stands above them. */
const treeOf = (leaves: BookLeaf[]) => {
  const nodes = leaves.map(nodeOfLeaf)
  const blocks = Array.from({ length: Math.ceil(nodes.length / BLOCK_SIZE) }, (_, n) => nodes.slice(n * BLOCK_SIZE, (n + 1) * BLOCK_SIZE))
  const levels = levelsOver(blocks.map(nodeOfBlock))
  const pathOf = (position: number) => [
    ...pathInBlock(blocks[position >> BLOCK_LEVEL] ?? [], position % BLOCK_SIZE),
    ...levels.slice(0, -1).flatMap((level, height) => {
      const beside = besides((position >> BLOCK_LEVEL) >> height)
      const node = level[beside.position]
      return node ? [{ side: beside.side, ...node }] : []
    }),
  ]
  return { root: levels.at(-1)?.[0], pathOf }
}

const amounts = (maxLength: number) => fc.array(fc.integer({ min: 1, max: 10 ** 12 }), { minLength: 1, maxLength })

describe('the tree of what is owed', () => {
  test('has the total as its root, and leads every leaf there, whatever its size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(amounts(20), amounts(3 * BLOCK_SIZE)), fc.nat(), async (all, any) => {
        const leaves = all.map(leafOf)
        const { root, pathOf } = treeOf(leaves)
        expect(root?.sumMinor).toBe(all.reduce((sum, amount) => sum + amount, 0))
        for (const position of [0, leaves.length - 1, any % leaves.length])
          expect(await rootOf(leaves[position] as BookLeaf, pathOf(position), sha256)).toEqual(root)
      }),
      { numRuns: 60 },
    )
  })

  test('does not lead a leaf with another amount, owner, kind, currency or nonce to the root', async () => {
    const leaves = [700, 20, 3].map(leafOf)
    const { root, pathOf } = treeOf(leaves)
    const own = leaves[1] as BookLeaf
    for (const other of [{ amountMinor: 21 }, { ownerId: 'm2' }, { kind: 'available' as const }, { currency: 'USD' }, { nonce: 'n2' }])
      expect((await rootOf({ ...own, ...other }, pathOf(1), sha256))?.hash).not.toBe(root?.hash)
  })

  test('of an odd number counts the last once', () => {
    expect(treeOf([5, 6, 7].map(leafOf)).root?.sumMinor).toBe(18)
    expect(treeOf([5, 6, 7, 7].map(leafOf)).root?.hash).not.toBe(treeOf([5, 6, 7].map(leafOf)).root?.hash)
  })

  test('refuses a way with a sum below zero, which could hide what others are owed, and broken sums', async () => {
    const own = leafOf(100, 1)
    const path = (sumMinor: number) => [{ side: 'right' as const, hash: 'ab', sumMinor }]
    expect(await rootOf(own, path(0), sha256)).toMatchObject({ sumMinor: 100 })
    for (const sum of [-1, 0.5, Number.NaN, 2 ** 53]) expect(await rootOf(own, path(sum), sha256)).toBeNull()
    expect(await rootOf({ ...own, amountMinor: -100 }, path(200), sha256)).toBeNull()
  })

  test('commits to both sums of a node, so that none is smaller than what is below it', () => {
    const [left, right] = [nodeOfLeaf(leafOf(70, 1)), nodeOfLeaf(leafOf(30, 2))]
    const moved = [
      { ...left, sumMinor: 30 },
      { ...right, sumMinor: 70 },
    ]
    expect(nodeOfBlock(moved).sumMinor).toBe(100)
    expect(nodeOfBlock(moved).hash).not.toBe(nodeOfBlock([left, right]).hash)
  })

  test('can be made anew with any SHA-256', () => {
    expect(nodeOfLeaf(leafOf(5, 1)).hash).toBe(sha256('leaf:n1:m1:ARS:held:5'))
    expect(chainText({ previous: '', day: '2026-11-27', currency: 'ARS', hash: 'ab', sumMinor: 5, leaves: 1 })).toBe(
      'root::2026-11-27:ARS:5:ab:1',
    )
  })
})
