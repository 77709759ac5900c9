import type { Balance } from '@feria/contract/payments/schemas'
import { readPrice } from '@feria/contract/read-money'
import * as api from '@feria/contract/routes'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { asTyped } from '../../../lib/as-typed.ts'
import { type CallError, explain } from '../../../lib/call.ts'
import { formatAmount, formatDate } from '../../../lib/format.ts'
import { newKey } from '../../../lib/new-key.ts'
import { notify } from '../../../lib/notify.ts'
import { useSession } from '../../../lib/session.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { useAction } from '../../../lib/use-route.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { PasswordField } from '../../accounts/password-field.tsx'
import { CodeField } from '../../accounts/security/code-field.tsx'
import { codeOrPassword, isOfField } from '../../accounts/security/field-of.ts'
import classes from './balance.module.css'
import { checkAmount, formatDestination } from './payout-values.ts'
import { texts } from './texts.ts'

const labels = texts.form
const empty = { amount: '', destination: '', holder: '' }
/** What a new destination account also requires; never stored with the draft. */
const proof = { password: '', code: '' }
/** Errors already shown by a field of the proof. */
const isAskedFor = (error: CallError): boolean => error.code === 'payments.new-destination' || isOfField(error)

/**
 * Requests a payout in one currency: amount, destination account and its holder; for an account new to the server, the password and a
 * code too. Input survives closing it and a reload. The request is idempotent.
 */
export const PayoutForm = ({ balance: { currency, available }, onDone }: { balance: Balance; onDone: () => void }) => {
  const name = useSession((session) => session.user?.name ?? '')
  const draft = useDraft(`payout ${currency}`, empty)
  const [needs, setNeeds] = useState({ password: false, code: false })
  const [key, setKey] = useState(newKey)
  const form = useForm({
    initialValues: { ...draft.initial, holder: draft.initial.holder || name, ...proof },
    validate: {
      amount: (text) => checkAmount(text, available, currency),
      destination: (text) => (text.trim() === '' ? labels.destinationMissing : null),
      holder: (text) => (text.trim() === '' ? labels.holderMissing : null),
      password: (text) => (needs.password && text === '' ? labels.passwordMissing : null),
      code: (text) => (needs.code && text.trim() === '' ? labels.codeMissing : null),
    },
    onValuesChange: (values, before) => {
      draft.save(values)
      if ((['amount', 'destination', 'holder'] as const).some((field) => values[field] !== before[field])) setKey(newKey())
    },
  })
  const ask = useAction(api.payments.askPayout, {
    headers: { 'idempotency-key': key },
    refreshes: [api.payments.balances, api.payments.movements, api.payments.payouts],
    onSuccess: (payout) => {
      draft.clear()
      setKey(newKey())
      const sum = formatAmount(payout.amount, payout.currency)
      const message = payout.heldUntil ? labels.doneHeld(sum, formatDate(payout.heldUntil)) : labels.done(sum)
      void notify({ message, kind: 'success' })
      onDone()
    },
    onError: (error) => {
      if (error.code === 'payments.new-destination') return setNeeds({ password: true, code: 'code' in error.fields })
      if (error.code === 'accounts.second-factor') setNeeds({ password: true, code: true })
      form.setErrors({ ...fieldErrors(error, Object.keys({ ...empty, ...proof })), ...codeOrPassword(error) })
    },
  })
  const submit = form.onSubmit(
    ({ amount, destination, holder, password, code }) => {
      const proved = { ...(needs.password ? { password } : {}), ...(needs.code ? { code } : {}) }
      if (!ask.isPending) ask.mutate({ body: { amount: readPrice(amount, currency) ?? 0, currency, destination, holder, ...proved } })
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  const amount = readPrice(form.values.amount, currency)
  const grouped = formatDestination(form.values.destination)
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <p>{labels.available(formatAmount(available, currency))}</p>
      <div>
        <TextInput
          data-autofocus
          label={labels.amount}
          inputMode="decimal"
          autoComplete="off"
          leftSection={<span aria-hidden="true">$</span>}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={typeof amount === 'number' && labels.reads(formatAmount(amount, currency))}
          {...form.getInputProps('amount')}
        />
        <Button variant="transparent" className={classes.all} onClick={() => form.setFieldValue('amount', asTyped(available))}>
          {labels.all}
        </Button>
      </div>
      <TextInput
        label={labels.destination}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={grouped.includes('\u00a0') ? <span className={classes.grouped}>{grouped}</span> : labels.destinationHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        {...form.getInputProps('destination')}
      />
      <TextInput label={labels.holder} autoComplete="name" maxLength={120} {...form.getInputProps('holder')} />
      {needs.password && (
        <>
          <p role="status">{labels.newAccount}</p>
          <PasswordField autoFocus autoComplete="current-password" {...form.getInputProps('password')} />
        </>
      )}
      {needs.code && <CodeField description={labels.codeHint} inputMode="text" {...form.getInputProps('code')} />}
      {ask.error && !isAskedFor(ask.error) && <InlineNotice kind="error">{explain(ask.error, labels.failed)}</InlineNotice>}
      <Button type="submit" size="lg" loading={ask.isPending}>
        {labels.submit}
      </Button>
      <p className={classes.quiet}>{labels.after}</p>
    </form>
  )
}
