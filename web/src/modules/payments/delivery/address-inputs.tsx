import { MAX_NAME } from '@feria/contract/accounts/values'
import { addressLengths, provinces } from '@feria/contract/orders/addresses'
import { NativeSelect, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import classes from '../checkout.module.css'
import { texts } from '../texts.ts'
import type { AddressText } from './delivery.ts'

const labels = texts.delivery

interface Props {
  /** A Mantine form with the fields of an address, among others or alone. */
  form: { getInputProps: (name: keyof AddressText) => GetInputPropsReturnType }
}

/** The fields of an address: of a purchase, and of one in the member's book. */
export const AddressInputs = ({ form }: Props) => (
  <>
    <TextInput label={labels.name} required autoComplete="name" maxLength={MAX_NAME} {...form.getInputProps('name')} />
    <TextInput
      label={labels.street}
      required
      autoComplete="address-line1"
      maxLength={addressLengths.street}
      {...form.getInputProps('street')}
    />
    <TextInput
      label={labels.details}
      placeholder={labels.detailsHint}
      autoComplete="address-line2"
      maxLength={addressLengths.details}
      {...form.getInputProps('details')}
    />
    <div className={classes.pair}>
      <TextInput
        label={labels.city}
        required
        autoComplete="address-level2"
        maxLength={addressLengths.city}
        {...form.getInputProps('city')}
      />
      <TextInput
        label={labels.postcode}
        required
        autoComplete="postal-code"
        maxLength={8}
        placeholder="1414"
        {...form.getInputProps('postcode')}
      />
    </div>
    <NativeSelect
      label={labels.province}
      required
      autoComplete="address-level1"
      data={[{ value: '', label: labels.choose, disabled: true }, ...provinces]}
      {...form.getInputProps('province')}
    />
    <TextInput label={labels.phone} type="tel" autoComplete="tel" maxLength={addressLengths.phone} {...form.getInputProps('phone')} />
  </>
)
