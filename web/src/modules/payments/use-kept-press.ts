import type { KeptCard } from '@feria/contract/payments/schemas'
import { useState } from 'react'
import type { Payable } from './checkout-gate.tsx'
import { texts } from './texts.ts'
import type { useConfirm } from './use-confirm.ts'
import type { usePurchase } from './use-purchase.ts'

interface Around {
  purchase: ReturnType<typeof usePurchase>
  confirmation: ReturnType<typeof useConfirm>
  /** Called before anything is paid. */
  onBegin: () => void
}

export type KeptPress = ReturnType<typeof useKeptPress>

/**
 * Pays with a kept card by one press, as the form of a card does at its end. The security code is only in this state, until the card has
 * paid, is refused or another one is chosen.
 */
export const useKeptPress = ({ purchase, confirmation, onBegin }: Around) => {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { isPaying, isDone, failure, wasUnsure } = purchase
  const isBusy = isPaying || isDone
  const press = async (payable: Payable, card: KeptCard): Promise<void> => {
    if (isBusy) return
    if (!/^\d+$/.test(code) || code.length !== card.codeLength) return setError(texts.kept.code(card.codeLength))
    onBegin()
    const order = await confirmation.confirm(payable, { kept: card, cvc: code })
    if (!order) return
    if (!('kind' in order)) {
      setCode('')
      return confirmation.leave(order)
    }
    if (order.refused) return setError(order.refused.text)
    if (order.kind === 'card') setCode('')
  }
  return {
    press,
    code,
    setCode: (typed: string) => {
      setError(null)
      setCode(typed)
    },
    /** Forgets what concerns one card, before another one is chosen. */
    forget: () => {
      setError(null)
      setCode('')
      purchase.forgetFailure()
    },
    error,
    failure,
    hasPriceChanged: confirmation.hasPriceChanged,
    isPaying,
    isBusy,
    wasUnsure,
  }
}
