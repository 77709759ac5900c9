import * as api from '@feria/contract/routes'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useSearchParams } from 'react-router'
import { explain } from '../../lib/call.ts'
import { useSession } from '../../lib/session.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useAction } from '../../lib/use-route.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { checkEmail, EmailField } from '../accounts/email-field.tsx'
import { texts } from './texts.ts'
import classes from './withdrawal-page.module.css'

const labels = texts.withdrawal
const empty = { name: '', email: '', orderNumber: '', reason: '' }

/** The withdrawal form: who, which purchase and, optionally, why. The session and `?compra=` pre-fill what they know. */
export const WithdrawalForm = ({ onDone }: { onDone: (done: { code: string; email: string }) => void }) => {
  const user = useSession((session) => session.user)
  const [params] = useSearchParams()
  const draft = useDraft('withdrawal', empty)
  const form = useForm({
    initialValues: {
      name: draft.initial.name || (user?.name ?? ''),
      email: draft.initial.email || (user?.email ?? ''),
      orderNumber: params.get('compra') ?? draft.initial.orderNumber,
      reason: draft.initial.reason,
    },
    validate: {
      name: (name) => (name.trim() === '' ? labels.nameMissing : null),
      email: checkEmail,
      orderNumber: (number) => (number.trim() === '' ? labels.numberMissing : null),
    },
    onValuesChange: draft.save,
  })
  const ask = useAction(api.orders.askWithdrawal, {
    onSuccess: ({ code }, { body }) => {
      draft.clear()
      onDone({ code, email: body.email })
    },
    onError: (error) => form.setErrors(fieldErrors(error, Object.keys(empty))),
  })
  const submit = form.onSubmit((body) => {
    if (!ask.isPending) ask.mutate({ body })
  })
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextInput label={labels.name} autoComplete="name" required withAsterisk={false} {...form.getInputProps('name')} />
      <EmailField description={labels.emailHint} {...form.getInputProps('email')} />
      <TextInput
        label={labels.number}
        description={labels.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        withAsterisk={false}
        {...form.getInputProps('orderNumber')}
      />
      <Textarea label={labels.reason} description={labels.reasonHint} maxLength={1000} {...form.getInputProps('reason')} />
      {ask.error && <InlineNotice kind="error">{explain(ask.error, labels.failed)}</InlineNotice>}
      <Button type="submit" size="lg" loading={ask.isPending}>
        {labels.submit}
      </Button>
    </form>
  )
}
