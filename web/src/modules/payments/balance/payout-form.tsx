import { api } from '@feria/contract'
import { readPrice } from '@feria/contract/money'
import type { Balance } from '@feria/contract/payments'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { explain } from '../../../lib/call.ts'
import { formatPrice } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { useSession } from '../../../lib/session.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { useAction } from '../../../lib/use-route.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import classes from './balance.module.css'
import { checkAmount, formatDestination, typedAmount } from './payout-values.ts'
import { texts } from './texts.ts'

const said = texts.form
const empty = { amount: '', destination: '', holder: '' }

/** Asks to withdraw from one currency: how much, to which account, of whom. What was typed survives closing it and a reload. */
export const PayoutForm = ({ balance: { currency, available }, onDone }: { balance: Balance; onDone: () => void }) => {
  const name = useSession((session) => session.user?.name ?? '')
  const draft = useDraft(`payout ${currency}`, empty)
  const form = useForm({
    initialValues: { ...draft.initial, holder: draft.initial.holder || name },
    validate: {
      amount: (text) => checkAmount(text, available),
      destination: (text) => (text.trim() === '' ? said.destinationMissing : null),
      holder: (text) => (text.trim() === '' ? said.holderMissing : null),
    },
    onValuesChange: draft.save,
  })
  const ask = useAction(api.payments.askPayout, {
    refreshes: [api.payments.balances, api.payments.movements, api.payments.payouts],
    onSuccess: (payout) => {
      draft.clear()
      void notify({ message: said.done(formatPrice(payout.amount, payout.currency, { tag: true })), kind: 'success' })
      onDone()
    },
    onError: (error) => form.setErrors(fieldErrors(error, Object.keys(empty))),
  })
  const submit = form.onSubmit(
    ({ amount, destination, holder }) => {
      if (!ask.isPending) ask.mutate({ body: { amount: readPrice(amount) ?? 0, currency, destination, holder } })
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  const amount = readPrice(form.values.amount)
  const grouped = formatDestination(form.values.destination)
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <p>{said.available(formatPrice(available, currency, { tag: true }))}</p>
      <div>
        <TextInput
          data-autofocus
          label={said.amount}
          inputMode="decimal"
          autoComplete="off"
          leftSection={<span aria-hidden="true">$</span>}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={typeof amount === 'number' && said.reads(formatPrice(amount, currency, { tag: true }))}
          {...form.getInputProps('amount')}
        />
        <Button variant="transparent" className={classes.all} onClick={() => form.setFieldValue('amount', typedAmount(available))}>
          {said.all}
        </Button>
      </div>
      <TextInput
        label={said.destination}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={grouped.includes('\u00a0') ? <span className={classes.grouped}>{grouped}</span> : said.destinationHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        {...form.getInputProps('destination')}
      />
      <TextInput label={said.holder} autoComplete="name" maxLength={120} {...form.getInputProps('holder')} />
      {ask.error && <InlineNotice kind="error">{explain(ask.error, said.failed)}</InlineNotice>}
      <Button type="submit" size="lg" loading={ask.isPending}>
        {said.submit}
      </Button>
      <p className={classes.quiet}>{said.after}</p>
    </form>
  )
}
