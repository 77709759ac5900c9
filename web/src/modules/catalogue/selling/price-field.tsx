import type { Currency } from '@feria/contract/money'
import { readPrice } from '@feria/contract/read-money'
import { TextInput, type TextInputProps } from '@mantine/core'
import { formatPrice, formatProductPrice } from '../../../lib/format.ts'
import classes from './forms.module.css'
import { texts } from './texts.ts'

interface Props extends Omit<TextInputProps, 'value'> {
  value?: string
  currency: Currency
  hint?: string
  /** The price of a product, where 0 is free. */
  isProductPrice?: boolean
}

/** A price field that shows under it how the text was parsed, so that nobody publishes 1250 for 12,50. */
export const PriceField = ({ value = '', currency, hint, isProductPrice = false, error, ...rest }: Props) => {
  const price = readPrice(value)
  const read = (major: number) => (isProductPrice ? formatProductPrice(major, currency) : formatPrice(major, currency, { tag: true }))
  const preview = typeof price === 'number' ? texts.checks.reads(read(price)) : hint
  return (
    <TextInput
      {...rest}
      value={value}
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
      error={error ?? (price === undefined ? texts.checks.badPrice : undefined)}
    />
  )
}
