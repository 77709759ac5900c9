import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useSession } from '../../../lib/session.ts'
import { useAction } from '../../../lib/use-route.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { PasswordField } from '../password-field.tsx'
import { CodeField } from '../security/code-field.tsx'
import { codeOrPassword } from '../security/field-of.ts'
import { texts as securityTexts } from '../security/texts.ts'
import { useNeedsCode } from '../security/use-needs-code.ts'
import classes from './personal-info.module.css'
import { texts } from './texts.ts'

const labels = texts.close

const Form = ({ onCancel }: { onCancel: () => void }) => {
  const { needsCode, checkError } = useNeedsCode()
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (password) => (password === '' ? labels.passwordMissing : null),
      code: (code) => (needsCode && code.trim() === '' ? securityTexts.codeMissing : null),
    },
  })
  const close = useAction(api.accounts.closeAccount, {
    onSuccess: () => {
      // The page's guard then redirects to the login.
      useSession.getState().signOut()
      void notify({ message: labels.done, kind: 'success' })
    },
    onError: (error) => {
      checkError(error)
      form.setErrors({ ...fieldErrors(error, ['password', 'code']), ...codeOrPassword(error) })
    },
  })
  const submit = form.onSubmit(({ password, code }) => {
    if (!close.isPending) close.mutate({ body: { password, ...(needsCode ? { code } : {}) } })
  })
  const { error } = close
  return (
    <form noValidate onSubmit={submit}>
      <p>{labels.intro}</p>
      <ul className={classes.points}>
        {labels.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className={classes.fields}>
        <PasswordField label={labels.password} autoComplete="current-password" {...form.getInputProps('password')} />
        {needsCode && <CodeField description={securityTexts.eitherHint} inputMode="text" {...form.getInputProps('code')} />}
      </div>
      {error && Object.keys(error.fields).length === 0 && <InlineNotice kind="error">{explain(error, labels.failed)}</InlineNotice>}
      <div className={classes.buttons} style={{ marginTop: '1rem' }}>
        <Button type="submit" color="red" loading={close.isPending}>
          {labels.confirm}
        </Button>
        <Button variant="default" disabled={close.isPending} onClick={onCancel}>
          {labels.cancel}
        </Button>
      </div>
    </form>
  )
}

/**
 * The last confirmation before an account is closed: what happens, the password, and a code if the second factor is on. Signs the
 * member out afterwards.
 */
export const CloseAccount = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={<span className={classes.question}>{labels.title}</span>}>
    <Form onCancel={onClose} />
  </Sheet>
)
