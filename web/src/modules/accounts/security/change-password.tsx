import { MIN_PASSWORD } from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { PasswordField } from '../password-field.tsx'
import { texts as accountTexts } from '../texts.ts'
import { CodeField } from './code-field.tsx'
import { codeOrPassword } from './field-of.ts'
import classes from './security.module.css'
import { texts } from './texts.ts'
import { useNeedsCode } from './use-needs-code.ts'

const labels = texts.change
const { passwordHint, confirmationMissing, mismatch } = accountTexts.register

/** Changes the password; requires the current one, and a code if the second factor is on. */
export const ChangePassword = ({ onDone }: { onDone: () => void }) => {
  const { needsCode, checkError } = useNeedsCode()
  const form = useForm({
    initialValues: { password: '', newPassword: '', confirmation: '', code: '' },
    validate: {
      password: (password) => (password === '' ? labels.presentMissing : null),
      newPassword: (next, { password }) => (next === '' ? labels.nextMissing : next === password ? labels.same : null),
      confirmation: (confirmation, { newPassword }) => {
        if (confirmation === '') return confirmationMissing
        return confirmation === newPassword ? null : mismatch
      },
      code: (code) => (needsCode && code.trim() === '' ? texts.codeMissing : null),
    },
  })
  const change = useAction(api.accounts.changePassword, {
    refreshes: [api.accounts.sessions, api.accounts.secondFactor],
    onSuccess: ({ ended }) => {
      void notify({ message: labels.done(ended), kind: 'success' })
      onDone()
    },
    onError: (error) => {
      checkError(error)
      form.setErrors({ ...fieldErrors(error, ['password', 'newPassword', 'code']), ...codeOrPassword(error) })
    },
  })
  const submit = form.onSubmit(({ password, newPassword, code }) => {
    const body = { password, newPassword, ...(needsCode ? { code } : {}) }
    if (!change.isPending) change.mutate({ body })
  })
  const { error } = change
  return (
    <form noValidate className={classes.steps} onSubmit={submit}>
      <p>{labels.text}</p>
      <PasswordField autoFocus label={labels.present} autoComplete="current-password" {...form.getInputProps('password')} />
      <PasswordField
        label={labels.next}
        description={passwordHint(MIN_PASSWORD)}
        autoComplete="new-password"
        {...form.getInputProps('newPassword')}
      />
      <PasswordField label={labels.confirmation} autoComplete="new-password" {...form.getInputProps('confirmation')} />
      {needsCode && <CodeField description={texts.eitherHint} inputMode="text" {...form.getInputProps('code')} />}
      {error && Object.keys(error.fields).length === 0 && <InlineNotice kind="error">{explain(error, texts.failed)}</InlineNotice>}
      <Button type="submit" className={classes.done} loading={change.isPending}>
        {labels.submit}
      </Button>
    </form>
  )
}
