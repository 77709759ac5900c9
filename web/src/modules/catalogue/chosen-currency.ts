import { type Currency, currencies } from '@feria/contract/money'
import { useSyncExternalStore } from 'react'

const KEY = 'chosenCurrency'
const listeners = new Set<() => void>()

const chosen = (): Currency | null => {
  try {
    return currencies.find((currency) => currency === localStorage.getItem(KEY)) ?? null
  } catch {
    return null
  }
}

const follow = (changed: () => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The currency that was last chosen in a filter on this device; null until then, where storage is blocked, and on the server. */
export const useChosenCurrency = (): Currency | null => useSyncExternalStore(follow, chosen, () => null)

/** Remembers a choice: filters start in it, and cards show it. */
export const chooseCurrency = (currency: Currency): void => {
  try {
    localStorage.setItem(KEY, currency)
  } catch {
    // Storage is blocked: only the filter itself has it.
  }
  for (const changed of listeners) changed()
}
