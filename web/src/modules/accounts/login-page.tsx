import type { Answer } from '@feria/contract'
import { entryRoutes } from '@feria/contract/accounts/entry-routes'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { call, explain } from '../../lib/call.ts'
import { cameFrom, stateBehind } from '../../lib/came-from.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { useIsSignedIn, useSession } from '../../lib/session.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './auth-layout.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { checkEmail, EmailField } from './email-field.tsx'
import { formTexts } from './form-texts.ts'
import { forgetRegistered, passwordOf } from './just-registered.ts'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'

const labels = formTexts.login
const SecondStep = lazyPage(async () => (await import('./security/second-step.tsx')).SecondStep)

const enter = ({ token, user }: Answer<typeof entryRoutes.login>) => useSession.getState().signIn(token, user)

/**
 * /login: email and password, plus a code if a second factor is on; then where the visitor was going, or /dashboard. `behind` shows what
 * waits there.
 */
export const LoginPage = ({ behind }: { behind?: ReactNode }) => {
  const location = useLocation() as { state: { email?: string; isNew?: boolean } | null }
  const isHydrated = useHydrated()
  const state = isHydrated ? location.state : null
  const isSignedIn = useIsSignedIn()
  const [password] = useState(() => passwordOf(location.state?.email))
  // It is filled in once: whoever comes back to this page later has to know it.
  useEffect(() => forgetRegistered, [])
  const { values, field, error, isPending, reset, clearDraft, form } = useAccountForm({
    draft: 'login',
    kept: { email: '' },
    // An account just made goes before an older draft.
    initial: { email: state?.email ?? '', password },
    check: ({ email, password }) => ({ email: checkEmail(email), password: password === '' ? formTexts.passwordMissing : null }),
    send: async (body) => enter(await call(entryRoutes.login, { body })),
  })
  if (isSignedIn) return <Navigate to={cameFrom(state)} state={stateBehind(state)} replace />
  const needsCode = error?.code === 'accounts.second-factor'
  const first = (
    <AuthLayout heading={labels.heading} intro={labels.intro}>
      {isHydrated && behind}
      <form {...form} className={classes.form}>
        {state?.isNew && !error && <InlineNotice kind="success">{labels.isNew}</InlineNotice>}
        <EmailField {...field('email')} autoComplete="username" />
        <PasswordField {...field('password')} autoComplete="current-password" />
        <Link to="/forgot-password" className={classes.apart}>
          {labels.forgot}
        </Link>
        {error && !needsCode && <InlineNotice kind="error">{error.status === 401 ? labels.refused : explain(error)}</InlineNotice>}
        <SubmitButton loading={isPending}>{labels.submit}</SubmitButton>
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
  const enterWithCode = (session: Answer<typeof entryRoutes.login>) => {
    clearDraft()
    enter(session)
  }
  return (
    <Suspense fallback={first}>
      <SecondStep {...values} onEnter={enterWithCode} onBack={reset} />
    </Suspense>
  )
}
