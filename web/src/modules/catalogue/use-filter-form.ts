import { currencies } from '@feria/contract/money'
import { readMoney } from '@feria/contract/read-money'
import { type FocusEvent, type FormEvent, useState } from 'react'
import { chooseCurrency, useChosenCurrency } from './chosen-currency.ts'
import type { Narrowing } from './narrowing.ts'
import { priceErrorOf } from './price-error.ts'

/** What a form says, as the query of its address. */
export const queryOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))

/** A currency that was chosen is remembered; one that a price names is chosen. */
const chooseNamed = ({ target }: FormEvent<HTMLFormElement>) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  const { name, value, form } = target
  const chosen = currencies.find((currency) => currency === value)
  if (name === 'currency' && chosen) chooseCurrency(chosen)
  const named = name.endsWith('_price') && readMoney(value)?.currency
  const select = form?.elements.namedItem('currency')
  if (named && select instanceof HTMLSelectElement) select.value = named
}

/** Whether the focus leaves a field together with those that belong to it. */
export const isLeft = ({ target, relatedTarget }: FocusEvent): boolean => !(target.closest('fieldset') ?? target).contains(relatedTarget)

/**
 * A form with FilterFields. `read` gives what it says as the query of its address, and whether its prices are wrong, which their fields
 * then say. Without bounds the prices start in the currency that was chosen last.
 */
export const useFilterForm = <F extends Narrowing>(filters: F) => {
  const chosen = useChosenCurrency()
  const [priceError, setPriceError] = useState<string | null>(null)
  const isBound = filters.minPrice !== null || filters.maxPrice !== null
  const read = (form: HTMLFormElement) => {
    const query = queryOf(form)
    const error = priceErrorOf(query)
    setPriceError(error)
    return { query, isWrong: error !== null }
  }
  return {
    read,
    /** Takes back what was said of the prices. */
    forget: () => setPriceError(null),
    fields: { filters: isBound ? filters : { ...filters, currency: chosen ?? filters.currency }, priceError },
    form: {
      noValidate: true,
      onChange: chooseNamed,
      onBlur: (event: FocusEvent<HTMLFormElement>) => void (isLeft(event) && read(event.currentTarget)),
    },
  }
}
