import { MIN_PASSWORD } from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useParams } from 'react-router'
import { explain } from '../../lib/call.ts'
import { useRedirect } from '../../lib/use-redirect.ts'
import { useAction } from '../../lib/use-route.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './auth-layout.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { PasswordField } from './password-field.tsx'
import { texts } from './texts.ts'

const labels = texts.reset

/** /reset-password/{token}: sets a new password through the emailed link, then goes to /login after 2 s. */
export const ResetPasswordPage = () => {
  const { token = '' } = useParams()
  const redirect = useRedirect()
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password === '' ? labels.passwordMissing : null) },
  })
  const reset = useAction(api.accounts.resetPassword, {
    onSuccess: () => redirect('/login'),
    onError: (error) => form.setErrors(fieldErrors(error, ['password'])),
  })
  const submit = form.onSubmit(({ password }) => {
    if (!reset.isPending && !reset.isSuccess) reset.mutate({ params: { token }, body: { token, password } })
  })
  return (
    <AuthLayout heading={labels.heading} intro={labels.intro}>
      <form noValidate className={classes.form} onSubmit={submit}>
        <PasswordField
          label={labels.password}
          description={texts.register.passwordHint(MIN_PASSWORD)}
          autoComplete="new-password"
          disabled={reset.isSuccess}
          {...form.getInputProps('password')}
        />
        {reset.isSuccess && <InlineNotice kind="success">{labels.done}</InlineNotice>}
        {reset.error && <InlineNotice kind="error">{explain(reset.error, labels.failed)}</InlineNotice>}
        {reset.error?.code === 'accounts.bad-reset' && (
          <Link to="/forgot-password" className={classes.apart}>
            {labels.another}
          </Link>
        )}
        <Button type="submit" fullWidth loading={reset.isPending} disabled={reset.isSuccess}>
          {labels.submit}
        </Button>
      </form>
      <p className={classes.foot}>
        <Link to="/login">{texts.backToLogin}</Link>
      </p>
    </AuthLayout>
  )
}
