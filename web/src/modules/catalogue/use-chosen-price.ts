import { useLoaded } from '../../lib/use-loaded.ts'
import { useChosenCurrency } from './chosen-currency.ts'

const load = async () => (await import('./chosen-price.tsx')).ChosenPrice

/** Shows a price in the currency that was chosen on this device; null until one is, so that a first page comes without its code. */
export const useChosenPrice = () => useLoaded(load, useChosenCurrency() !== null)
