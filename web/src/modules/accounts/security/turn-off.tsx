import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { PasswordField } from '../password-field.tsx'
import { CodeField } from './code-field.tsx'
import { codeOrPassword, isOfField } from './field-of.ts'
import classes from './security.module.css'
import { texts } from './texts.ts'

const labels = texts.off

/** Disables the second factor; requires the password and a code of either kind. */
export const TurnOff = ({ onDone }: { onDone: () => void }) => {
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (password) => (password === '' ? texts.passwordMissing : null),
      code: (code) => (code.trim() === '' ? texts.codeMissing : null),
    },
  })
  const end = useAction(api.accounts.endSecondFactor, {
    refreshes: [api.accounts.secondFactor],
    onSuccess: () => {
      void notify({ message: labels.done, kind: 'success' })
      onDone()
    },
    onError: (error) => form.setErrors(codeOrPassword(error)),
  })
  const submit = form.onSubmit((body) => {
    if (!end.isPending) end.mutate({ body })
  })
  return (
    <form noValidate className={classes.steps} onSubmit={submit}>
      <p>{labels.text}</p>
      <PasswordField autoFocus label={texts.password} autoComplete="current-password" {...form.getInputProps('password')} />
      <CodeField description={texts.eitherHint} inputMode="text" {...form.getInputProps('code')} />
      {end.error && !isOfField(end.error) && <InlineNotice kind="error">{explain(end.error, texts.failed)}</InlineNotice>}
      <Button type="submit" color="red" className={classes.done} loading={end.isPending}>
        {labels.submit}
      </Button>
    </form>
  )
}
