/**
 * The tree that proves what Feria owes (decision 124): every sum that it owes is a leaf, every node above says the sum and the hash of both
 * sides, so that the root commits to each leaf and to the total. Texts are hashed with SHA-256 and written in hex, so that anybody can do
 * the same with a tool of their own.
 */

/** What is owed to a member: a balance, a withdrawal under way, their part of what is held for sales under way. */
export const owedKinds = ['available', 'payingOut', 'held'] as const
export type OwedKind = (typeof owedKinds)[number]
/** Leaves are also what is on its way back to buyers, in one sum without an owner. */
export const leafKinds = [...owedKinds, 'refunding'] as const

/** A sum of the tree, in minor units, and the hash that stands for all below it. */
export interface BookNode {
  hash: string
  sumMinor: number
}

/** A leaf as its owner sees it: the nonce keeps others from guessing whose it is. */
export interface BookLeaf {
  nonce: string
  ownerId: string | null
  currency: string
  kind: (typeof leafKinds)[number]
  amountMinor: number
}

/** What stands beside the way from a leaf to the root. */
export interface BookStep extends BookNode {
  side: 'left' | 'right'
}

/** Hashes a text: SHA-256 in hex. */
export type HashText = (text: string) => string | Promise<string>

/** The text of a leaf, which its hash is of. */
export const leafText = ({ nonce, ownerId, currency, kind, amountMinor }: BookLeaf): string =>
  `leaf:${nonce}:${ownerId ?? ''}:${currency}:${kind}:${amountMinor}`

/** The text of a node over two others: both sums are in it, so that none can be smaller than what is below it. */
export const nodeText = (left: BookNode, right: BookNode): string => `node:${left.sumMinor}:${left.hash}:${right.sumMinor}:${right.hash}`

/** A published root: one currency on one day. */
export interface BookRoot extends BookNode {
  /** The day, `2026-11-27`. */
  day: string
  currency: string
  /** How many leaves it stands on. */
  leaves: number
  /** The chained hash of the root before it in this currency; empty for the first. */
  previous: string
}

/** The text that chains a root to those before it: whoever noted one chained hash sees a later change of any earlier root. */
export const chainText = ({ previous, day, currency, hash, sumMinor, leaves }: BookRoot): string =>
  `root:${previous}:${day}:${currency}:${sumMinor}:${hash}:${leaves}`

/**
 * Follows a leaf up to its root. Null when a sum on the way is negative or not a whole number, which could hide others: a valid way has
 * none.
 */
export const rootOf = async (leaf: BookLeaf, path: readonly BookStep[], hash: HashText): Promise<BookNode | null> => {
  let node: BookNode = { hash: await hash(leafText(leaf)), sumMinor: leaf.amountMinor }
  if (!isSum(leaf.amountMinor)) return null
  for (const { side, ...beside } of path) {
    if (!isSum(beside.sumMinor)) return null
    const [left, right] = side === 'left' ? [beside, node] : [node, beside]
    node = { hash: await hash(nodeText(left, right)), sumMinor: left.sumMinor + right.sumMinor }
  }
  return isSum(node.sumMinor) ? node : null
}

const isSum = (minor: number): boolean => Number.isSafeInteger(minor) && minor >= 0
