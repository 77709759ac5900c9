import * as api from '@feria/contract/routes'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { explain } from '../../../lib/call.ts'
import { useSession } from '../../../lib/session.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { useAction } from '../../../lib/use-route.ts'
import { fieldErrors } from '../../../ui/field-errors.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import classes from './offer.module.css'
import { texts } from './texts.ts'

const labels = texts.contact
const fields = ['name', 'phone', 'consent'] as const

const Done = ({ name }: { name: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classes.box}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {labels.done}
      </h2>
      <p>{labels.doneHint(name)}</p>
    </section>
  )
}

/**
 * Sends name and telephone to the reseller, with consent, which starts a transaction. Open to everybody; the draft survives a reload,
 * except the consent.
 */
export const ContactReseller = ({ id, name }: { id: string; name: string }) => {
  const own = useSession((session) => session.user?.name ?? '')
  const draft = useDraft(`resale ${id}`, { name: '', phone: '' })
  const form = useForm({
    initialValues: { name: draft.initial.name || own, phone: draft.initial.phone, consent: false },
    validate: {
      name: (value) => (value.trim() === '' ? labels.nameMissing : null),
      phone: (value) => (value.trim() === '' ? labels.phoneMissing : null),
      consent: (value) => (value ? null : labels.consentMissing),
    },
    onValuesChange: draft.save,
  })
  const contact = useAction(api.reselling.contact, {
    onSuccess: draft.clear,
    onError: (error) => form.setErrors(fieldErrors(error, fields)),
  })
  const submit = form.onSubmit(
    ({ name, phone }) => {
      if (!contact.isPending) contact.mutate({ params: { id }, body: { name, phone, consent: true } })
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  if (contact.isSuccess) return <Done name={name} />
  const isShownBeside = contact.error !== null && Object.keys(fieldErrors(contact.error, fields)).length > 0
  return (
    <section className={classes.box} aria-labelledby="contact">
      <h2 id="contact" className={classes.heading}>
        {labels.heading}
      </h2>
      <p className={classes.quiet}>{labels.hint(name)}</p>
      <form noValidate className={classes.form} onSubmit={submit}>
        <TextInput label={labels.name} autoComplete="name" maxLength={80} {...form.getInputProps('name')} />
        <TextInput
          label={labels.phone}
          description={labels.phoneHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          {...form.getInputProps('phone')}
        />
        <Checkbox className={classes.consent} label={labels.consent(name)} {...form.getInputProps('consent', { type: 'checkbox' })} />
        {contact.error && !isShownBeside && <InlineNotice kind="error">{explain(contact.error, labels.failed)}</InlineNotice>}
        <Button type="submit" variant="default" loading={contact.isPending}>
          {labels.submit}
        </Button>
      </form>
    </section>
  )
}
