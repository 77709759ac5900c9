import { MAX_CONTACT_TEXT } from '@feria/contract/help/values'
import * as api from '@feria/contract/routes'
import { call, explain } from '../../lib/call.ts'
import { useSession } from '../../lib/session.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { PlainInput } from '../../ui/plain-field.tsx'
import { PlainTextarea } from '../../ui/plain-textarea.tsx'
import { checkEmail, EmailField } from '../accounts/email-field.tsx'
import { SubmitButton } from '../accounts/submit-button.tsx'
import { useAccountForm } from '../accounts/use-account-form.ts'
import classes from './help.module.css'
import { texts } from './texts.ts'

const labels = texts.contact
const empty = { name: '', email: '', text: '' }

/** The form that reaches whoever runs the site: who, where to answer, what. The session fills in what it knows. */
export const ContactForm = ({ onDone }: { onDone: (email: string) => void }) => {
  const user = useSession((session) => session.user)
  const isHydrated = useHydrated()
  const known = isHydrated ? user : null
  const { field, error, isAtField, isPending, form } = useAccountForm({
    draft: 'contact',
    kept: empty,
    initial: { name: known?.name ?? '', email: known?.email ?? '', text: '' },
    check: ({ name, email, text }) => ({
      name: name.trim() === '' ? labels.nameMissing : null,
      email: checkEmail(email),
      text: text.trim() === '' ? labels.textMissing : null,
    }),
    send: async (body) => {
      await call(api.help.contact, { body })
      onDone(body.email.trim())
    },
  })
  return (
    <form {...form} className={classes.form}>
      <PlainInput label={labels.name} autoComplete="name" required {...field('name')} />
      <EmailField description={labels.emailHint} {...field('email')} />
      <PlainTextarea label={labels.text} description={labels.textHint} rows={7} maxLength={MAX_CONTACT_TEXT} required {...field('text')} />
      {error && !isAtField && <InlineNotice kind="error">{explain(error, labels.failed)}</InlineNotice>}
      <SubmitButton loading={isPending}>{labels.submit}</SubmitButton>
    </form>
  )
}
