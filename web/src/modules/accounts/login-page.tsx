import { api } from '@feria/contract'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link, Navigate, useLocation } from 'react-router'
import { explain } from '../../lib/call.ts'
import { cameFrom } from '../../lib/came-from.ts'
import { useIsSignedIn, useSession } from '../../lib/session.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useAction } from '../../lib/use-route.ts'
import { useTitle } from '../../lib/use-title.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './auth-layout.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { checkEmail, EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { texts } from './texts.ts'

const said = texts.login

/** /login: email and password, then where the visitor was going or /dashboard [ACC-02 to ACC-09]. */
export const LoginPage = () => {
  useTitle(said.title)
  const { state } = useLocation() as { state: { email?: string; isNew?: boolean } | null }
  const isSignedIn = useIsSignedIn()
  const draft = useDraft('login', { email: '' })
  const form = useForm({
    initialValues: { email: state?.email ?? draft.initial.email, password: '' },
    validate: { email: checkEmail, password: (password) => (password === '' ? texts.passwordMissing : null) },
    onValuesChange: draft.save,
  })
  const login = useAction(api.accounts.login, {
    onSuccess: ({ token, user }) => {
      draft.clear()
      useSession.getState().signIn(token, user)
    },
    onError: (error) => form.setErrors(fieldErrors(error, ['email', 'password'])),
  })
  const submit = form.onSubmit((body) => {
    if (!login.isPending) login.mutate({ body })
  })
  if (isSignedIn) return <Navigate to={cameFrom(state)} replace />
  const { error } = login
  return (
    <AuthLayout heading={said.heading} intro={said.intro}>
      <form noValidate className={classes.form} onSubmit={submit}>
        {state?.isNew && !error && <InlineNotice kind="success">{texts.register.done}</InlineNotice>}
        <EmailField {...form.getInputProps('email')} autoComplete="username" />
        <PasswordField {...form.getInputProps('password')} autoComplete="current-password" />
        <Link to="/forgot-password" className={classes.apart}>
          {said.forgot}
        </Link>
        {error && <InlineNotice kind="error">{error.status === 401 ? said.refused : explain(error)}</InlineNotice>}
        <Button type="submit" fullWidth loading={login.isPending}>
          {said.submit}
        </Button>
      </form>
      <p className={classes.foot}>
        {said.noAccount}{' '}
        <Link to="/register" state={state}>
          {said.register}
        </Link>
      </p>
    </AuthLayout>
  )
}
