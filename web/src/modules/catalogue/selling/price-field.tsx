import type { Currency } from '@feria/contract/money'
import { readMoney, readPrice } from '@feria/contract/read-money'
import { NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent } from 'react'
import { formatPrice, formatProductPrice } from '../../../lib/format.ts'
import { currencyOptions } from '../currency-options.ts'
import classes from './forms.module.css'
import { noPrice } from './product-checks.ts'
import { texts } from './texts.ts'

const labels = texts.checks

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  value?: string
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  currency: Currency
  /** Shows the currency beside the amount, to be chosen; called too when the text names the other one. */
  onCurrency?: (currency: Currency) => void
  hint?: string
  /** The price of a product, where 0 is free. */
  isProductPrice?: boolean
}

/** A price field that shows under it how the text was parsed, so that nobody publishes 1250 for 12,50. */
export const PriceField = ({ value = '', onChange, currency, onCurrency, hint, isProductPrice = false, error, ...rest }: Props) => {
  const price = readPrice(value, currency)
  const read = (major: number) => (isProductPrice ? formatProductPrice(major, currency) : formatPrice(major, currency, { tag: true }))
  const preview = typeof price === 'number' ? labels.reads(read(price)) : hint
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    const named = readMoney(event.currentTarget.value)?.currency
    if (named && named !== currency) onCurrency?.(named)
  }
  const field = (
    <TextInput
      {...rest}
      value={value}
      onChange={change}
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span aria-hidden="true">$</span>}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        preview && (
          <span className={price === null ? undefined : classes.read} role={price === null ? undefined : 'status'}>
            {preview}
          </span>
        )
      }
      error={error ?? (price === undefined ? noPrice(value) : undefined)}
    />
  )
  if (!onCurrency) return field
  return (
    <div className={classes.money}>
      {field}
      <NativeSelect
        label={texts.form.currency}
        value={currency}
        data={currencyOptions}
        onChange={(event) => onCurrency(event.currentTarget.value as Currency)}
      />
    </div>
  )
}
