import { MIN_PASSWORD } from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { explain } from '../../lib/call.ts'
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

const labels = texts.register

/** /register: a new account with role user, then /login with its email filled in. */
export const RegisterPage = () => {
  const navigate = useNavigate()
  const location = useLocation() as { state: object | null }
  const isHydrated = useHydrated()
  const state = isHydrated ? location.state : null
  const draft = useDraft('register', { name: '', email: '' })
  const form = useForm({
    initialValues: { ...draft.initial, password: '', confirmation: '' },
    validate: {
      name: (name) => (name.trim() === '' ? labels.nameMissing : null),
      email: checkEmail,
      password: (password) => (password === '' ? texts.passwordMissing : null),
      confirmation: (confirmation, { password }) => {
        if (confirmation === '') return labels.confirmationMissing
        return confirmation === password ? null : labels.mismatch
      },
    },
    onValuesChange: draft.save,
  })
  // What was typed before the page was loaded anew.
  const { setValues } = form
  const element = useTypedEarly(setValues)
  useEffect(() => {
    if (draft.initial.name || draft.initial.email) setValues(draft.initial)
  }, [draft.initial, setValues])
  const register = useAction(api.accounts.register, {
    onSuccess: (_, { body }) => {
      draft.clear()
      navigate('/login', { state: { ...state, email: body.email, isNew: true } })
    },
    onError: (error) => form.setErrors(fieldErrors(error, ['name', 'email', 'password'])),
  })
  const submit = form.onSubmit(({ name, email, password }) => {
    // Given by the specification: registration always sends the role. The server ignores it, so the contract does not name it.
    const body = { name, email, password, role: 'user' }
    if (!register.isPending) register.mutate({ body })
  })
  const field = (name: keyof typeof form.values) => ({ name, ...form.getInputProps(name) })
  return (
    <AuthLayout heading={labels.heading} intro={labels.intro}>
      <form ref={element} method="post" noValidate className={classes.form} onSubmit={submit}>
        <TextInput label={labels.name} autoComplete="name" required withAsterisk={false} {...field('name')} />
        <EmailField {...field('email')} />
        <PasswordField description={labels.passwordHint(MIN_PASSWORD)} autoComplete="new-password" {...field('password')} />
        <PasswordField label={labels.confirmation} autoComplete="new-password" {...field('confirmation')} />
        {register.error && <InlineNotice kind="error">{explain(register.error, labels.failed)}</InlineNotice>}
        <SubmitButton loading={register.isPending}>{labels.submit}</SubmitButton>
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
