import { currencies } from '@feria/contract/money'

const labels = { ARS: 'Pesos', USD: 'Dólares' }

/** The currencies to choose from, pesos first. */
export const currencyOptions = currencies.toReversed().map((value) => ({ value, label: labels[value] }))
