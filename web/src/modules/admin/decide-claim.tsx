import type { Answer } from '@feria/contract'
import { type ClaimOutcome, claimOutcomes } from '@feria/contract/orders/values'
import { readPrice } from '@feria/contract/read-money'
import * as api from '@feria/contract/routes'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { explain } from '../../lib/call.ts'
import { formatAmount } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useAction } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './admin.module.css'
import { type Decision, objectionsTo } from './claim-decision.ts'
import { refreshes } from './orders/refreshes.ts'
import { texts } from './texts.ts'

const labels = texts.claims
const empty = { outcome: '', refund: '', note: '' }

/**
 * Decides a claim: full refund, partial refund or payment to the seller, with a note that both sides read. Asks for confirmation, as
 * it is final.
 */
export const DecideClaim = ({ claim }: { claim: Answer<typeof api.orders.claims>[number] }) => {
  const { id, currency, totalPrice, buyer, seller } = claim
  const draft = useDraft(`decision ${id}`, empty)
  const form = useForm<Decision>({
    initialValues: { ...draft.initial, outcome: claimOutcomes.find((one) => one === draft.initial.outcome) ?? '' },
    validate: (values) => objectionsTo(values, totalPrice),
    onValuesChange: draft.save,
  })
  const settle = useAction(api.orders.resolveClaim, {
    refreshes,
    onSuccess: () => {
      draft.clear()
      void notify({ message: labels.decided, kind: 'success' })
    },
    onError: (error) => form.setErrors(fieldErrors(error, Object.keys(empty))),
  })
  const part = readPrice(form.values.refund) ?? 0
  const consequences: Record<ClaimOutcome, string> = {
    devolver: labels.consequences.devolver(formatAmount(totalPrice, currency), buyer.name),
    'devolver una parte': labels.consequences['devolver una parte'](formatAmount(part, currency), buyer.name, seller.name),
    'pagar al vendedor': labels.consequences['pagar al vendedor'](formatAmount(totalPrice, currency), seller.name),
  }
  const submit = form.onSubmit(
    async ({ outcome, note }) => {
      if (settle.isPending || outcome === '') return
      if (!(await confirm({ title: labels.askDecide, text: consequences[outcome], yes: labels.decide }))) return
      settle.mutate({ params: { id }, body: { outcome, note, ...(outcome === 'devolver una parte' ? { refund: part } : {}) } })
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  return (
    <form noValidate className={classes.decision} onSubmit={submit} aria-label={labels.decisionOf(claim.number)}>
      <div className={classes.pair}>
        <NativeSelect
          label={labels.outcome}
          data={[{ value: '', label: labels.choose }, ...claimOutcomes.map((one) => ({ value: one, label: labels.outcomes[one] }))]}
          {...form.getInputProps('outcome')}
        />
        {form.values.outcome === 'devolver una parte' && (
          <TextInput
            label={labels.refund}
            inputMode="decimal"
            autoComplete="off"
            leftSection={<span aria-hidden="true">$</span>}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            description={labels.refundOf(formatAmount(totalPrice, currency))}
            {...form.getInputProps('refund')}
          />
        )}
      </div>
      <Textarea label={labels.note} description={labels.noteHint} maxLength={1000} {...form.getInputProps('note')} />
      {settle.error && <InlineNotice kind="error">{explain(settle.error, labels.failed)}</InlineNotice>}
      <Button type="submit" loading={settle.isPending} className={classes.begin}>
        {labels.decide}
      </Button>
    </form>
  )
}
