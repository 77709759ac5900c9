import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { explain } from '../../../lib/call.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { CodeField } from './code-field.tsx'
import { codeOrPassword, isOfField } from './field-of.ts'
import classes from './security.module.css'
import { texts } from './texts.ts'

const labels = texts.renew

/** Asks for an authenticator code and passes on ten new recovery codes. */
export const RenewCodes = ({ onCodes }: { onCodes: (codes: string[]) => void }) => {
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() === '' ? texts.codeMissing : null) },
  })
  const renew = useAction(api.accounts.renewRecoveryCodes, {
    refreshes: [api.accounts.secondFactor],
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: (error) => form.setErrors(codeOrPassword(error)),
  })
  const submit = form.onSubmit((body) => {
    if (!renew.isPending) renew.mutate({ body })
  })
  return (
    <form noValidate className={classes.steps} onSubmit={submit}>
      <p>{labels.text}</p>
      <CodeField autoFocus description={texts.codeHint} {...form.getInputProps('code')} />
      {renew.error && !isOfField(renew.error) && <InlineNotice kind="error">{explain(renew.error, texts.failed)}</InlineNotice>}
      <Button type="submit" className={classes.done} loading={renew.isPending}>
        {labels.submit}
      </Button>
    </form>
  )
}
