import { createHash } from 'node:crypto'
import { type BookLeaf, type BookNode, type BookStep, leafText, nodeText } from '@feria/contract/payments/books'

/** A block is the leaves below one node of this level; a proof reads one block, and stored nodes above. */
export const BLOCK_LEVEL = 8
export const BLOCK_SIZE = 2 ** BLOCK_LEVEL

/** SHA-256 of a text, in hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A leaf as a node of the lowest level. */
export const nodeOfLeaf = (leaf: BookLeaf): BookNode => ({ hash: sha256(leafText(leaf)), sumMinor: leaf.amountMinor })

/** The level above: two nodes become one; the last of an odd number goes up as it is, since twice the same would count it twice. */
const levelAbove = (nodes: readonly BookNode[]): BookNode[] => {
  const above: BookNode[] = []
  for (let at = 0; at < nodes.length; at += 2) {
    const [left, right] = nodes.slice(at, at + 2)
    if (left) above.push(right ? { hash: sha256(nodeText(left, right)), sumMinor: left.sumMinor + right.sumMinor } : left)
  }
  return above
}

/** All levels from these nodes up, of at most `most` levels above them, or to the one node that is left. */
export const levelsOver = (nodes: readonly BookNode[], most = Number.POSITIVE_INFINITY): BookNode[][] => {
  const levels = [[...nodes]]
  for (let top = levels[0] as BookNode[]; top.length > 1 && levels.length <= most; ) {
    top = levelAbove(top)
    levels.push(top)
  }
  return levels
}

/** The node over a block, of one leaf or more. */
export const nodeOfBlock = (leaves: readonly BookNode[]): BookNode => levelsOver(leaves, BLOCK_LEVEL).at(-1)?.[0] as BookNode

/** The place beside another on its level, and on which side. */
export const besides = (position: number): { position: number; side: BookStep['side'] } =>
  position % 2 === 0 ? { position: position + 1, side: 'right' } : { position: position - 1, side: 'left' }

/** What stands beside the way of a leaf up to the node of its block. */
export const pathInBlock = (leaves: readonly BookNode[], position: number): BookStep[] =>
  levelsOver(leaves, BLOCK_LEVEL)
    .slice(0, BLOCK_LEVEL)
    .flatMap((level, height) => {
      const beside = besides(position >> height)
      const node = level[beside.position]
      return node ? [{ side: beside.side, ...node }] : []
    })
