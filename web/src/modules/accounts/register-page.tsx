import { MIN_PASSWORD } from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { Link, useLocation, useNavigate } from 'react-router'
import { call, explain } from '../../lib/call.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { PlainInput } from '../../ui/plain-field.tsx'
import classes from './auth-layout.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { checkEmail, EmailField } from './email-field.tsx'
import { formTexts } from './form-texts.ts'
import { PasswordField } from './password-field.tsx'
import { registerTexts } from './register-texts.ts'
import { SubmitButton } from './submit-button.tsx'
import { useAccountForm } from './use-account-form.ts'

const labels = registerTexts
const empty = { name: '', email: '', password: '', confirmation: '' }

const checkConfirmation = ({ password, confirmation }: typeof empty): string | null => {
  if (confirmation === '') return labels.confirmationMissing
  return confirmation === password ? null : labels.mismatch
}

/** /register: a new account with role user, then /login with its email filled in. */
export const RegisterPage = () => {
  const navigate = useNavigate()
  const location = useLocation() as { state: object | null }
  const isHydrated = useHydrated()
  const state = isHydrated ? location.state : null
  const { field, error, isPending, form } = useAccountForm({
    draft: 'register',
    kept: { name: '', email: '' },
    initial: empty,
    check: (values) => ({
      name: values.name.trim() === '' ? labels.nameMissing : null,
      email: checkEmail(values.email),
      password: values.password === '' ? formTexts.passwordMissing : null,
      confirmation: checkConfirmation(values),
    }),
    send: async ({ name, email, password }) => {
      // Given by the specification: registration always sends the role. The server ignores it, so the contract does not name it.
      const body = { name, email, password, role: 'user' }
      await call(api.accounts.register, { body })
      navigate('/login', { state: { ...state, email, isNew: true } })
    },
  })
  return (
    <AuthLayout heading={labels.heading} intro={labels.intro}>
      <form {...form} className={classes.form}>
        <PlainInput label={labels.name} autoComplete="name" required {...field('name')} />
        <EmailField {...field('email')} />
        <PasswordField description={labels.passwordHint(MIN_PASSWORD)} autoComplete="new-password" {...field('password')} />
        <PasswordField label={labels.confirmation} autoComplete="new-password" {...field('confirmation')} />
        {error && <InlineNotice kind="error">{explain(error, labels.failed)}</InlineNotice>}
        <SubmitButton loading={isPending}>{labels.submit}</SubmitButton>
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
