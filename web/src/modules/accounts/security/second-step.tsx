import type { Answer } from '@feria/contract'
import { entryRoutes } from '@feria/contract/accounts/entry-routes'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { withQueries } from '../../../lib/query-provider.tsx'
import { useAction } from '../../../lib/use-route.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { themed } from '../../../ui/themed.tsx'
import classes from '../auth-layout.module.css'
import { AuthLayout } from '../auth-layout.tsx'
import { CodeField } from './code-field.tsx'
import { codeOrPassword } from './field-of.ts'
import { texts } from './texts.ts'

const labels = texts.step

interface Props {
  email: string
  password: string
  onEnter: (session: Answer<typeof entryRoutes.login>) => void
  onBack: () => void
}

const Step = ({ email, password, onEnter, onBack }: Props) => {
  useTitle(labels.title)
  const [isRecovery, setIsRecovery] = useState(false)
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() === '' ? texts.codeMissing : null) },
  })
  const login = useAction(entryRoutes.login, {
    onSuccess: onEnter,
    onError: (error) => form.setErrors(codeOrPassword(error)),
  })
  const submit = form.onSubmit(({ code }) => {
    if (!login.isPending) login.mutate({ body: { email, password, code } })
  })
  const turn = () => {
    login.reset()
    form.reset()
    setIsRecovery(!isRecovery)
  }
  const { error } = login
  return (
    <AuthLayout heading={labels.heading} intro={isRecovery ? labels.recoveryIntro : labels.intro}>
      <form noValidate className={classes.form} onSubmit={submit}>
        <CodeField
          key={String(isRecovery)}
          autoFocus
          isRecovery={isRecovery}
          label={isRecovery ? labels.recoveryCode : texts.code}
          {...form.getInputProps('code')}
        />
        {error && error.code !== 'accounts.wrong-code' && <InlineNotice kind="error">{explain(error, texts.failed)}</InlineNotice>}
        <Button type="submit" fullWidth loading={login.isPending}>
          {labels.submit}
        </Button>
        <Button variant="default" fullWidth px="xs" onClick={turn}>
          {isRecovery ? labels.useApp : labels.useRecovery}
        </Button>
        <Button variant="subtle" fullWidth onClick={onBack}>
          {labels.back}
        </Button>
      </form>
    </AuthLayout>
  )
}

/** The second step of signing in, after a correct password: an authenticator code or a recovery code. */
export const SecondStep = withQueries(themed(Step))
