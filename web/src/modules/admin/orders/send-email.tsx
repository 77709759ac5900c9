import type { AdminOrder } from '@feria/contract/admin/order-schemas'
import type { RepeatableEmail } from '@feria/contract/orders/values'
import * as api from '@feria/contract/routes'
import { NativeSelect } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { FormEnd } from '../../../ui/form-end.tsx'
import classes from './order.module.css'
import { refreshes } from './refreshes.ts'
import { orderTexts } from './texts.ts'

const labels = orderTexts.sendEmail

/** Sends one of the emails about an order again. */
export const SendEmail = ({ order: { id, repeatable: emails }, onDone }: { order: AdminOrder; onDone: () => void }) => {
  const [email, setEmail] = useState<RepeatableEmail>(emails[0] ?? 'receipt')
  const call = useAction(api.orders.sendEmail, {
    refreshes,
    onSuccess: () => {
      void notify({ message: labels.done, kind: 'success' })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!call.isPending) call.mutate({ params: { id }, body: { email } })
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <p>{labels.text}</p>
      <NativeSelect
        label={labels.which}
        value={email}
        data={emails.map((value) => ({ value, label: orderTexts.emails[value] }))}
        onChange={(event) => setEmail(event.currentTarget.value as RepeatableEmail)}
      />
      <FormEnd
        words={{ submit: labels.submit, cancel: orderTexts.cancel, failed: labels.failed }}
        isPending={call.isPending}
        error={call.error}
        onClose={onDone}
      />
    </form>
  )
}
