import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { useAction } from '../../../lib/use-route.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { PasswordField } from '../password-field.tsx'
import { CodeField } from './code-field.tsx'
import { codeOrPassword, isOfField } from './field-of.ts'
import classes from './security.module.css'
import { texts } from './texts.ts'

const labels = texts.setUp

interface Shared {
  secret: string
  address: string
}

const Password = ({ onShared }: { onShared: (shared: Shared) => void }) => {
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password === '' ? texts.passwordMissing : null) },
  })
  const begin = useAction(api.accounts.setUpSecondFactor, {
    refreshes: [api.accounts.secondFactor],
    onSuccess: onShared,
    onError: (error) => form.setErrors(codeOrPassword(error)),
  })
  const submit = form.onSubmit((body) => {
    if (!begin.isPending) begin.mutate({ body })
  })
  return (
    <form noValidate className={classes.steps} onSubmit={submit}>
      <p>{labels.passwordText}</p>
      <PasswordField autoFocus label={texts.password} autoComplete="current-password" {...form.getInputProps('password')} />
      {begin.error && !isOfField(begin.error) && <InlineNotice kind="error">{explain(begin.error, texts.failed)}</InlineNotice>}
      <Button type="submit" className={classes.done} loading={begin.isPending}>
        {labels.next}
      </Button>
    </form>
  )
}

const Scan = ({ shared, onCodes }: { shared: Shared; onCodes: (codes: string[]) => void }) => {
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() === '' ? texts.codeMissing : null) },
  })
  const confirm = useAction(api.accounts.confirmSecondFactor, {
    refreshes: [api.accounts.secondFactor],
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onError: (error) => form.setErrors(codeOrPassword(error)),
  })
  const submit = form.onSubmit((body) => {
    if (!confirm.isPending) confirm.mutate({ body })
  })
  return (
    <form noValidate className={classes.steps} onSubmit={submit}>
      <p>{labels.scan}</p>
      <div className={classes.shared}>
        <QrCode text={shared.address} label={labels.qr} />
        <div className={classes.byHand}>
          <p className={classes.quiet}>{labels.byHand}</p>
          <code className={classes.secret}>{shared.secret.match(/.{4}/g)?.join(' ')}</code>
          <div className={classes.buttons}>
            <CopyButton text={shared.secret} what={labels.secret} />
            <Button component="a" href={shared.address} variant="default" className={classes.onPhone}>
              {labels.onPhone}
            </Button>
          </div>
        </div>
      </div>
      <p>{labels.afterwards}</p>
      <CodeField description={texts.codeHint} {...form.getInputProps('code')} />
      {confirm.error && !isOfField(confirm.error) && <InlineNotice kind="error">{explain(confirm.error, texts.failed)}</InlineNotice>}
      <Button type="submit" className={classes.done} loading={confirm.isPending}>
        {labels.confirm}
      </Button>
    </form>
  )
}

/** Enables the second factor: the password, then the QR code and its first code. Passes on the recovery codes. */
export const SetUp = ({ onCodes }: { onCodes: (codes: string[]) => void }) => {
  const [shared, setShared] = useState<Shared | null>(null)
  return shared ? <Scan shared={shared} onCodes={onCodes} /> : <Password onShared={setShared} />
}
