import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, useLocation } from 'react-router'
import { explain } from '../../lib/call.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useAction } from '../../lib/use-route.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './auth-layout.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { checkEmail, EmailField } from './email-field.tsx'
import { texts } from './texts.ts'

const labels = texts.forgot

/** /forgot-password: emails a link to set a new password; shows the same message for unknown emails. */
export const ForgotPasswordPage = () => {
  const { state } = useLocation() as { state: { email?: string } | null }
  // Pre-filled with the email that led here, or was just typed at the login.
  const draft = useDraft('login', { email: '' })
  const form = useForm({
    initialValues: { email: state?.email || draft.initial.email },
    validate: { email: checkEmail },
    onValuesChange: draft.save,
  })
  const forgot = useAction(api.accounts.forgotPassword, { onError: (error) => form.setErrors(fieldErrors(error, ['email'])) })
  const submit = form.onSubmit((body) => {
    if (!forgot.isPending) forgot.mutate({ body })
  })
  return (
    <AuthLayout heading={labels.heading} intro={labels.intro}>
      <form noValidate className={classes.form} onSubmit={submit}>
        <EmailField {...form.getInputProps('email')} />
        {forgot.isSuccess && <InlineNotice kind="success">{labels.done}</InlineNotice>}
        {forgot.error && <InlineNotice kind="error">{explain(forgot.error, labels.failed)}</InlineNotice>}
        <Button type="submit" fullWidth loading={forgot.isPending}>
          {labels.submit}
        </Button>
      </form>
      <p className={classes.foot}>
        <Link to="/login">{texts.backToLogin}</Link>
      </p>
    </AuthLayout>
  )
}
