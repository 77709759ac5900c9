import type { Currency } from '@feria/contract/money'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Price } from '../../ui/price.tsx'
import { useChosenCurrency } from './chosen-currency.ts'

const load = async () => (await import('./chosen-price.tsx')).ChosenPrice

interface Props {
  price: number | null
  currency: Currency
  originalPrice?: number | null
  size?: 'sm' | 'md'
}

/**
 * The price of a product in a list, in the currency that was chosen on this device with the listed one below; as it is listed until one
 * is chosen, so that a first page comes without that code.
 */
export const ListedPrice = ({ price, currency, originalPrice, size }: Props) => {
  const Chosen = useLoaded(load, useChosenCurrency() !== null)
  return Chosen ? (
    <Chosen price={price} currency={currency} originalPrice={originalPrice} size={size} />
  ) : (
    <Price value={price} currency={currency} former={originalPrice} size={size} />
  )
}
