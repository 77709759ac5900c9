import { LEFT_TO_SUSPENDED, restrictionWords } from '@feria/contract/accounts/restriction-words'
import {
  MAX_RESTRICTED_DAYS,
  MAX_RESTRICTION_NOTE,
  MAX_RESTRICTION_REASON,
  type RestrictionKind,
  restrictionKinds,
} from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { formatDate } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import adminClasses from '../admin.module.css'
import { useStaff } from '../use-staff.ts'
import classes from './people.module.css'
import { peopleTexts } from './texts.ts'

const labels = peopleTexts.restrict
const DAY_MS = 86_400_000

interface Draft {
  kind: RestrictionKind
  days: number
  reason: string
  note: string
}

const areDaysGood = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= MAX_RESTRICTED_DAYS

/** The email that the member will get, in its own words. */
const Preview = ({ kind, days, reason, note }: Draft) => {
  const { subject, text } = restrictionWords[kind]
  const until = areDaysGood(days) ? `hasta el ${formatDate(new Date(Date.now() + days * DAY_MS).toISOString())}` : 'hasta el …'
  return (
    <section className={classes.preview} aria-label={labels.preview}>
      <h3 className={classes.small}>{labels.preview}</h3>
      <p>
        <strong>{subject}</strong>
      </p>
      <p>{text(until)}</p>
      <p>{labels.why(reason.trim())}</p>
      {kind !== 'limited' && <p>{LEFT_TO_SUSPENDED}</p>}
      {note.trim() && <p className={adminClasses.reason}>{note.trim()}</p>}
    </section>
  )
}

interface Props {
  person: { id: string; name: string }
  onClose: () => void
}

const Form = ({ person: { id, name }, onClose }: Props) => {
  const [kind, setKind] = useState<RestrictionKind>('suspended')
  // To end an account is an admin's.
  const { isAdmin } = useStaff()
  const kinds = restrictionKinds.filter((one) => isAdmin || one !== 'ended')
  const [days, setDays] = useState('7')
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [isTried, setIsTried] = useState(false)
  const restrict = useAction(api.accounts.restrict, {
    refreshes: [api.admin.member, api.accounts.list, api.accounts.auditLog],
    onSuccess: () => {
      onClose()
      void notify({ message: labels.done(name), kind: 'success' })
    },
  })
  const draft = { kind, days: /^\d+$/.test(days.trim()) ? Number(days) : Number.NaN, reason, note }
  const isLasting = kind !== 'ended'
  const isBad = { days: isLasting && !areDaysGood(draft.days), reason: reason.trim() === '' }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (isBad.days || isBad.reason || restrict.isPending) return
    if (!isLasting && !(await confirm({ title: labels.ask(name), text: labels.askText, yes: labels.submit.ended }))) return
    restrict.mutate({ params: { id }, body: { kind, days: isLasting ? draft.days : null, reason, note } })
  }
  const fields = restrict.error?.fields ?? {}
  return (
    <form noValidate className={adminClasses.grant} onSubmit={(event) => void submit(event)}>
      <NativeSelect
        label={labels.kind}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as RestrictionKind)}
        data={kinds.map((value) => ({ value, label: labels.kinds[value] }))}
      />
      {isLasting && (
        <TextInput
          label={labels.days}
          inputMode="numeric"
          value={days}
          error={fields.days ?? (isTried && isBad.days ? labels.daysBad : undefined)}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      )}
      <TextInput
        data-autofocus
        label={labels.reason}
        maxLength={MAX_RESTRICTION_REASON}
        value={reason}
        error={fields.reason ?? (isTried && isBad.reason ? labels.reasonMissing : undefined)}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Textarea
        label={labels.note}
        rows={3}
        maxLength={MAX_RESTRICTION_NOTE}
        value={note}
        error={fields.note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Preview {...draft} />
      {restrict.error && <InlineNotice kind="error">{explain(restrict.error, labels.failed)}</InlineNotice>}
      <Button type="submit" fullWidth color={kind === 'limited' ? undefined : 'red'} loading={restrict.isPending}>
        {labels.submit[kind]}
      </Button>
    </form>
  )
}

/** Limits, suspends or ends a member without a report, with what they will read before it is done. */
export const RestrictPerson = ({ person, isOpen, onClose }: Props & { isOpen: boolean }) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={labels.title(person.name)}>
    <Form person={person} onClose={onClose} />
  </Sheet>
)
