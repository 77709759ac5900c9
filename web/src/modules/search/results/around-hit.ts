import type { Snippet } from '@feria/contract/search/schemas'

/** Characters kept before the first hit; a card shows two short lines. */
const LEAD = 28

/** A snippet cut to start shortly before its first hit, at a word boundary; empty if nothing in it was hit. */
export const aroundHit = (snippet: Snippet): Snippet => {
  const first = snippet.findIndex(({ isHit }) => isHit)
  if (first === -1) return []
  const before = snippet
    .slice(0, first)
    .map(({ text }) => text)
    .join('')
  if (before.length <= LEAD) return snippet
  const lead = before.slice(-LEAD).replace(/^\S*\s+/, '')
  return [{ text: `…${lead}`, isHit: false }, ...snippet.slice(first)]
}
