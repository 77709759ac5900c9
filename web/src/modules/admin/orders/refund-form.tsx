import type { AdminOrder } from '@feria/contract/admin/order-schemas'
import { readPrice } from '@feria/contract/read-money'
import * as api from '@feria/contract/routes'
import { NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { formatAmount } from '../../../lib/format.ts'
import { newKey } from '../../../lib/new-key.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import { ActEnd } from './act-end.tsx'
import classes from './order.module.css'
import { refreshes } from './refreshes.ts'
import { orderTexts } from './texts.ts'

const labels = orderTexts.refund
const empty = { how: 'whole', amount: '', reason: '' }

/** Gives back what is held for an order, or a part, for a reason that both parties read. A repeated request gives back once. */
export const RefundForm = ({ order, onDone }: { order: AdminOrder; onDone: () => void }) => {
  const { id, currency, sums, buyer, seller } = order
  const left = formatAmount(sums.left, currency)
  // A request without an answer is repeated with its key; any change makes it another.
  const [key, setKey] = useState(newKey)
  const form = useForm({
    initialValues: empty,
    validate: {
      amount: (text, { how }) => {
        const sum = readPrice(text, currency)
        return how === 'part' && !(typeof sum === 'number' && sum > 0 && sum < sums.left) ? labels.amountBad : null
      },
      reason: (text) => (text.trim() === '' ? orderTexts.reasonMissing : null),
    },
    onValuesChange: () => setKey(newKey()),
  })
  const part = readPrice(form.values.amount, currency)
  const isPart = form.values.how === 'part'
  const sum = formatAmount(isPart && typeof part === 'number' ? part : isPart ? 0 : sums.left, currency)
  const call = useAction(api.orders.refund, {
    headers: { 'idempotency-key': key },
    refreshes,
    onSuccess: ({ refunded }) => {
      void notify({ message: labels.done(formatAmount(refunded, currency)), kind: 'success' })
      onDone()
    },
    onError: (error) => form.setErrors(fieldErrors(error, Object.keys(empty))),
  })
  const submit = form.onSubmit(
    async ({ reason }) => {
      if (call.isPending) return
      if (!(await confirm({ title: labels.ask(sum), text: labels.askText(sum, buyer.name, seller.name), yes: labels.submit }))) return
      call.mutate({ params: { id }, body: { reason, ...(isPart && typeof part === 'number' ? { amount: part } : {}) } })
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <p>{labels.text(left)}</p>
      <NativeSelect
        label={labels.how}
        data={[
          { value: 'whole', label: `${labels.whole} (${left})` },
          { value: 'part', label: labels.part },
        ]}
        description={isPart ? undefined : labels.wholeHint}
        {...form.getInputProps('how')}
      />
      {isPart && (
        <TextInput
          label={labels.amount}
          inputMode="decimal"
          autoComplete="off"
          leftSection={<span aria-hidden="true">$</span>}
          description={labels.amountHint(left)}
          {...form.getInputProps('amount')}
        />
      )}
      <ActEnd
        input={form.getInputProps('reason')}
        reason={form.values.reason}
        sentence={labels.preview(sum)}
        words={labels}
        call={call}
        onDone={onDone}
      />
    </form>
  )
}
