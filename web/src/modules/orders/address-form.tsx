import type { SavedAddress } from '@feria/contract/orders/delivery-schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type KeyboardEvent, useEffect } from 'react'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { useAskToLeave } from '../../ui/use-ask-to-leave.ts'
import { AddressInputs } from '../payments/delivery/address-inputs.tsx'
import { addressChecks, addressOf, addressTextOf } from '../payments/delivery/delivery.ts'
import classes from './orders.module.css'
import { texts } from './texts.ts'

const labels = texts.addressBook

interface Props {
  address: SavedAddress
  /** Called once it is saved, or not wanted any more. */
  onDone: () => void
}

/**
 * An address of the member's book in the fields of the checkout, to be corrected in place. Escape and «Cancelar» leave it as it was,
 * asking first if there are unsaved changes.
 */
export const AddressForm = ({ address: { id, ...address }, onDone }: Props) => {
  const form = useForm({ initialValues: addressTextOf(address), validate: addressChecks })
  const update = useAction(api.orders.updateAddress, {
    refreshes: [api.orders.addresses],
    onSuccess: () => {
      onDone()
      void notify({ message: labels.saved, kind: 'success' })
    },
    onError: (error) => {
      form.setErrors(fieldErrors(error, Object.keys(form.values)))
      void notify({ message: labels.saveFailed, kind: 'error' })
    },
  })
  const save = (values: typeof form.values) => {
    const body = addressOf(values)
    if (body && !update.isPending) update.mutate({ params: { id }, body })
  }
  const askToLeave = useAskToLeave()
  const leave = async () => {
    if (!update.isPending && (!form.isDirty() || (await askToLeave()))) onDone()
  }
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') void leave()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens.
  useEffect(() => form.getInputNode('name')?.focus(), [])
  return (
    <form
      className={classes.addressForm}
      aria-label={labels.editing(address.street)}
      noValidate
      onKeyDown={leaveOnEscape}
      onSubmit={form.onSubmit(save, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
    >
      <AddressInputs form={form} />
      <p className={classes.quiet}>{labels.editHint}</p>
      <div className={classes.ways}>
        <Button variant="default" disabled={update.isPending} onClick={() => void leave()}>
          {labels.cancel}
        </Button>
        <Button type="submit" loading={update.isPending}>
          {labels.save}
        </Button>
      </div>
    </form>
  )
}
