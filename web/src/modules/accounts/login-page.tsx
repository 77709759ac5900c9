import type { Answer } from '@feria/contract'
import * as api from '@feria/contract/routes'
import { type ChangeEvent, type FormEvent, type ReactNode, Suspense, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { explain } from '../../lib/call.ts'
import { cameFrom, stateBehind } from '../../lib/came-from.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { useIsSignedIn, useSession } from '../../lib/session.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useAction } from '../../lib/use-route.ts'
import { useTypedEarly } from '../../lib/use-typed-early.ts'
import { fieldErrors } from '../../ui/field-errors.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './auth-layout.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { checkEmail, EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { texts } from './texts.ts'

const labels = texts.login
const SecondStep = lazyPage(async () => (await import('./security/second-step.tsx')).SecondStep)

interface Errors {
  email?: string | null
  password?: string | null
}

const check = ({ email, password }: { email: string; password: string }): Errors => ({
  email: checkEmail(email),
  password: password === '' ? texts.passwordMissing : null,
})

/**
 * /login: email and password, plus a code if a second factor is on; then where the visitor was going, or /dashboard. `behind` shows what
 * waits there. For two fields the form library would weigh more than the page.
 */
export const LoginPage = ({ behind }: { behind?: ReactNode }) => {
  const location = useLocation() as { state: { email?: string; isNew?: boolean } | null }
  const isHydrated = useHydrated()
  const state = isHydrated ? location.state : null
  const isSignedIn = useIsSignedIn()
  const draft = useDraft('login', { email: '' })
  const [typed, setTyped] = useState<{ email?: string; password?: string }>({})
  const form = useTypedEarly(setTyped)
  const values = { email: state?.email ?? draft.initial.email, password: '', ...typed }
  const [errors, setErrors] = useState<Errors>({})
  const enter = ({ token, user }: Answer<typeof api.accounts.login>) => {
    draft.clear()
    useSession.getState().signIn(token, user)
  }
  const login = useAction(api.accounts.login, {
    onSuccess: enter,
    onError: (error) => setErrors(fieldErrors(error, ['email', 'password'])),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = check(values)
    setErrors(wrong)
    if (!wrong.email && !wrong.password && !login.isPending) login.mutate({ body: values })
  }
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      setTyped({ ...typed, [name]: value })
      setErrors({ ...errors, [name]: undefined })
      draft.save({ ...values, [name]: value })
    },
  })
  if (isSignedIn) return <Navigate to={cameFrom(state)} state={stateBehind(state)} replace />
  const { error } = login
  const needsCode = error?.code === 'accounts.second-factor'
  const first = (
    <AuthLayout heading={labels.heading} intro={labels.intro}>
      {isHydrated && behind}
      <form ref={form} method="post" noValidate className={classes.form} onSubmit={submit}>
        {state?.isNew && !error && <InlineNotice kind="success">{texts.register.done}</InlineNotice>}
        <EmailField {...field('email')} autoComplete="username" />
        <PasswordField {...field('password')} autoComplete="current-password" />
        <Link to="/forgot-password" className={classes.apart}>
          {labels.forgot}
        </Link>
        {error && !needsCode && <InlineNotice kind="error">{error.status === 401 ? labels.refused : explain(error)}</InlineNotice>}
        <SubmitButton loading={login.isPending}>{labels.submit}</SubmitButton>
      </form>
      <p className={classes.foot}>
        {labels.noAccount}{' '}
        <Link to="/register" state={state}>
          {labels.register}
        </Link>
      </p>
    </AuthLayout>
  )
  if (!needsCode) return first
  return (
    <Suspense fallback={first}>
      <SecondStep {...values} onEnter={enter} onBack={login.reset} />
    </Suspense>
  )
}
