import type { CardData } from '@feria/contract/payments/values'
import { useEffect, useState } from 'react'
import { onSignOut } from '../../lib/session.ts'
import { cardSteps, mayGoOn, noCard } from './card-rules.ts'

/** How long a card is remembered after its page was left: as long as a purchase is reserved. */
const REMEMBERED_MS = 15 * 60_000

/** In this page's memory alone, never in storage; without the security code, which is asked for again. */
let typed: { card: CardData; at: number; until: number } | null = null

/** Forgets the card, as signing out does. */
export const forgetTypedCard = (): void => {
  typed = null
}
onSignOut(forgetTypedCard)

const CODE = cardSteps.indexOf('cvc')

const remembered = () => (typed && typed.until > Date.now() ? typed : null)

/**
 * A card as it is typed, and the step that it is at. Who goes back to the way of paying, or to the product, and returns finds it as it
 * was, but for the security code.
 */
export const useTypedCard = () => {
  const [card, setCard] = useState(() => remembered()?.card ?? noCard)
  const [at, setAt] = useState(() => remembered()?.at ?? 0)
  useEffect(() => {
    const isTyped = cardSteps.some((step) => mayGoOn(card[step]))
    typed = isTyped ? { card: { ...card, cvc: '' }, at: Math.min(at, CODE), until: Date.now() + REMEMBERED_MS } : null
  }, [card, at])
  return { card, setCard, at, setAt }
}
