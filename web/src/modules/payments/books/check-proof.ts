import { type OwedKind, owedKinds, rootOf } from '@feria/contract/payments/books'
import type { BalanceProof, PublishedRoot } from '@feria/contract/payments/schemas'

/** SHA-256 in hex, by the browser. */
export const hashInBrowser = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What became of the proof of one currency. */
export interface Checked {
  root: PublishedRoot
  isCounted: boolean
  /** What the member had, in minor units, by what it was. */
  sums: [OwedKind, number][]
}

/**
 * Follows every own leaf to the root. Counted is who meets, with all leaves, the root that is published for everybody: `published` is
 * all that was seen of the roots, also on a page that strangers get, so that a member cannot be led to a root of their own.
 */
export const checkProof = async (
  { root, leaves }: BalanceProof,
  memberId: string,
  published: readonly PublishedRoot[],
  hash: (text: string) => Promise<string> = hashInBrowser,
): Promise<Checked> => {
  const shown = published.filter(({ day, currency }) => day === root.day && currency === root.currency)
  const tops = await Promise.all(leaves.map(({ path, ...leaf }) => rootOf(leaf, path, hash)))
  const isOwn = leaves.every(({ ownerId, currency }) => ownerId === memberId && currency === root.currency)
  // A leaf that is shown twice would count for a sum that is there once.
  const isOnce = new Set(leaves.map(({ nonce }) => nonce)).size === leaves.length
  const isMet = tops.every((top) => shown.every(({ hash, sumMinor }) => top?.hash === hash && top.sumMinor === sumMinor))
  const sumOf = (kind: OwedKind) => leaves.reduce((sum, leaf) => sum + (leaf.kind === kind ? leaf.amountMinor : 0), 0)
  return {
    root,
    isCounted: shown.length > 0 && isOwn && isOnce && isMet,
    sums: owedKinds.map((kind): [OwedKind, number] => [kind, sumOf(kind)]).filter(([, minor]) => minor > 0),
  }
}
