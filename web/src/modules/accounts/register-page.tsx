import { entryRoutes } from '@feria/contract/accounts/entry-routes'
import { MIN_PASSWORD } from '@feria/contract/accounts/values'
import { Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { call, explain } from '../../lib/call.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { PlainInput } from '../../ui/plain-field.tsx'
import classes from './auth-layout.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { checkEmail, EmailField } from './email-field.tsx'
import { formTexts } from './form-texts.ts'
import { rememberRegistered } from './just-registered.ts'
import { PasswordField } from './password-field.tsx'
import { registerTexts } from './register-texts.ts'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'

const labels = registerTexts
const CorrectedEmail = lazyPage(async () => (await import('./corrected-email.tsx')).CorrectedEmail)
const empty = { name: '', email: '', password: '', confirmation: '' }

const checkConfirmation = ({ password, confirmation }: typeof empty): string | null => {
  if (confirmation === '') return labels.confirmationMissing
  return confirmation === password ? null : labels.mismatch
}

const checkNewPassword = (password: string): string | null => {
  if (password === '') return formTexts.passwordMissing
  return password.length < MIN_PASSWORD ? labels.passwordShort(MIN_PASSWORD) : null
}

/** /register: a new account with role user, then /login with both fields filled in. */
export const RegisterPage = () => {
  const navigate = useNavigate()
  const location = useLocation() as { state: object | null }
  const isHydrated = useHydrated()
  const state = isHydrated ? location.state : null
  const [left, setLeft] = useState('')
  const { values, field, set, error, isAtField, isPending, form } = useAccountForm({
    draft: 'register',
    kept: { name: '', email: '' },
    initial: empty,
    check: (values) => ({
      name: values.name.trim() === '' ? labels.nameMissing : null,
      email: checkEmail(values.email),
      password: checkNewPassword(values.password),
      confirmation: checkConfirmation(values),
    }),
    send: async ({ name, email, password }) => {
      // Given by the specification: registration always sends the role. The server ignores it, so the contract does not name it.
      const body = { name, email, password, role: 'user' }
      await call(entryRoutes.register, { body })
      rememberRegistered(email, password)
      navigate('/login', { state: { ...state, email, isNew: true } })
    },
  })
  const emailError = field('email').error
  const way = (to: string, label: string) => (
    <Link to={to} state={{ ...state, email: values.email }}>
      {label}
    </Link>
  )
  const isTaken = emailError && error?.code === 'accounts.email-taken'
  return (
    <AuthLayout heading={labels.heading} intro={labels.intro}>
      <form {...form} className={classes.form}>
        <PlainInput label={labels.name} autoComplete="name" required {...field('name')} />
        <EmailField
          {...field('email')}
          error={
            isTaken ? (
              <>
                {emailError} {way('/login', labels.login)} {labels.or} {way('/forgot-password', labels.recover)}
              </>
            ) : (
              emailError
            )
          }
          onBlur={({ currentTarget: { value } }) => setLeft(value)}
        />
        {left && left === values.email && (
          <Suspense>
            <CorrectedEmail email={left} onTake={(email) => set('email', email)} />
          </Suspense>
        )}
        <PasswordField description={labels.passwordHint(MIN_PASSWORD)} autoComplete="new-password" {...field('password')} />
        <PasswordField label={labels.confirmation} autoComplete="new-password" {...field('confirmation')} />
        {error && !isAtField && <InlineNotice kind="error">{explain(error, labels.failed)}</InlineNotice>}
        <SubmitButton loading={isPending}>{labels.submit}</SubmitButton>
        <p className={classes.accepted}>
          {labels.terms} <Link to="/terminos">{labels.termsLink}</Link> {labels.and} <Link to="/reglas">{labels.rulesLink}</Link>.
        </p>
      </form>
      <p className={classes.foot}>
        {labels.hasAccount}{' '}
        <Link to="/login" state={state}>
          {labels.login}
        </Link>
      </p>
    </AuthLayout>
  )
}
