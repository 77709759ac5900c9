import type { SavedAddress } from '@feria/contract/orders/delivery-schemas'
import * as api from '@feria/contract/routes'
import { NativeSelect } from '@mantine/core'
import { useEffect } from 'react'
import { useRoute } from '../../../lib/use-route.ts'
import classes from '../checkout.module.css'
import { texts } from '../texts.ts'
import { AddressInputs } from './address-inputs.tsx'
import { addressTextOf, type DeliveryValues, noDelivery } from './delivery.ts'
import type { DeliveryForm } from './use-delivery.ts'

const labels = texts.delivery

const valuesOf = ({ id, ...address }: SavedAddress): Partial<DeliveryValues> => ({
  ...addressTextOf(address),
  savedId: id,
})

const isTyped = (saved: SavedAddress, values: DeliveryValues): boolean =>
  Object.entries(valuesOf(saved)).every(([name, value]) => name === 'savedId' || values[name as keyof DeliveryValues].trim() === value)

/** Where a parcel goes: an address of the member's book, or another one. */
export const AddressFields = ({ form }: { form: DeliveryForm }) => {
  const { data: book = [] } = useRoute(api.orders.addresses, {})
  const { savedId, street } = form.values
  const choose = (id: string) => {
    const saved = book.find((one) => one.id === id)
    form.setValues(saved ? valuesOf(saved) : { ...noDelivery, kind: form.values.kind, name: form.values.name })
    form.clearErrors()
  }
  const [last] = book
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed meanwhile is not replaced, nor hidden once it is complete.
  useEffect(() => {
    const first = street === '' ? last : book.find((saved) => isTyped(saved, form.values))
    if (first) choose(first.id)
  }, [last?.id])
  const isSaved = book.some(({ id }) => id === savedId)
  return (
    <div className={classes.address}>
      {last && (
        <NativeSelect
          label={labels.where}
          value={isSaved ? savedId : ''}
          data={[
            ...book.map(({ id, name, street, city }) => ({ value: id, label: `${street}, ${city} (${name})` })),
            { value: '', label: labels.other },
          ]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      {!isSaved && <AddressInputs form={form} />}
      <p className={classes.quiet}>{labels.privacy}</p>
    </div>
  )
}
