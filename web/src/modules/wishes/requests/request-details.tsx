import { conditions } from '@feria/contract/catalogue/values'
import type { Currency } from '@feria/contract/money'
import { MAX_WISH_SIZE } from '@feria/contract/wishes/values'
import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { PriceField } from '../../catalogue/selling/price-field.tsx'
import classes from './request-form.module.css'
import type { RequestValues } from './request-values.ts'
import { texts } from './texts.ts'

const labels = texts.form
const anyCondition = { value: '', label: labels.anyCondition }

/** «Más detalles» of a wish: price, distance, size and condition, all optional. */
export const RequestDetails = ({ fields }: { fields: UseFormReturnType<RequestValues> }) => (
  <div className={classes.details}>
    <PriceField
      label={labels.maxPrice}
      hint={labels.maxPriceHint}
      currency={fields.values.currency as Currency}
      onCurrency={(currency) => fields.setFieldValue('currency', currency)}
      {...fields.getInputProps('maxPrice')}
    />
    <TextInput
      label={labels.radius}
      description={labels.radiusHint}
      inputMode="numeric"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      className={classes.wide}
      {...fields.getInputProps('radiusKm')}
    />
    <TextInput
      label={labels.size}
      description={labels.sizeHint}
      autoComplete="off"
      maxLength={MAX_WISH_SIZE}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      className={classes.wide}
      {...fields.getInputProps('size')}
    />
    <NativeSelect
      label={labels.condition}
      description={labels.conditionHint}
      data={[anyCondition, ...conditions]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      className={classes.wide}
      {...fields.getInputProps('condition')}
    />
  </div>
)
