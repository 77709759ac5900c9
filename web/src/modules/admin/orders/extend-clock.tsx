import type { AdminOrder, RunningClock } from '@feria/contract/admin/order-schemas'
import { type ExtendableClock, MAX_EXTENSION_DAYS } from '@feria/contract/orders/values'
import * as api from '@feria/contract/routes'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { formatDate } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import { ActEnd } from './act-end.tsx'
import classes from './order.module.css'
import { refreshes } from './refreshes.ts'
import { orderTexts } from './texts.ts'

const labels = orderTexts.extend
const DAY_MS = 86_400_000
const empty = { days: '', reason: '' }

/** When a clock would end with so many days more: the server decides the same way. */
const endAfter = (until: string, days: number): string => new Date(Math.max(Date.parse(until), Date.now()) + days * DAY_MS).toISOString()

interface Props {
  order: AdminOrder
  running: RunningClock
  onDone: () => void
}

/** Puts the end of the clock that runs later, for a reason that both parties read. */
export const ExtendClock = ({ order: { id, buyer, seller }, running, onDone }: Props) => {
  const most = Math.min(MAX_EXTENSION_DAYS, running.extendable ?? 0)
  const daysOf = (text: string) => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : 0)
  const form = useForm({
    initialValues: empty,
    validate: {
      days: (text) => (daysOf(text) < 1 || daysOf(text) > most ? labels.daysBad(most) : null),
      reason: (text) => (text.trim() === '' ? orderTexts.reasonMissing : null),
    },
  })
  const until = formatDate(endAfter(running.until, daysOf(form.values.days)))
  const call = useAction(api.orders.extend, {
    refreshes,
    onSuccess: (extended) => {
      void notify({ message: labels.done(formatDate(extended.until)), kind: 'success' })
      onDone()
    },
    onError: (error) => form.setErrors(fieldErrors(error, Object.keys(empty))),
  })
  const submit = form.onSubmit(
    async ({ days, reason }) => {
      if (call.isPending) return
      const question = { title: labels.ask(until), text: labels.askText(buyer.name, seller.name), yes: labels.submit, isDangerous: false }
      if (!(await confirm(question))) return
      call.mutate({ params: { id }, body: { clock: running.clock as ExtendableClock, days: daysOf(days), reason } })
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  if (most === 0) return <p>{labels.enough}</p>
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <p>{labels.text(orderTexts.clocks[running.clock].toLowerCase(), formatDate(running.until))}</p>
      <TextInput
        data-autofocus
        label={labels.days}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        description={labels.daysHint(most)}
        {...form.getInputProps('days')}
      />
      <ActEnd
        input={form.getInputProps('reason')}
        reason={form.values.reason}
        sentence={labels.preview(until)}
        words={labels}
        call={call}
        onDone={onDone}
      />
    </form>
  )
}
