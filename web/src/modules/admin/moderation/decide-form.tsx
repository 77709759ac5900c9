import type { AbuseCase } from '@feria/contract/moderation/schemas'
import {
  type AbuseDecision,
  type AbuseReason,
  abuseDecisions,
  abuseReasons,
  isLasting,
  MAX_ABUSE_TEXT,
} from '@feria/contract/moderation/values'
import * as api from '@feria/contract/routes'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction, useRoute } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { texts } from '../../moderation/texts.ts'
import { useStaff } from '../use-staff.ts'
import { Choices } from './choices.tsx'
import classes from './moderation.module.css'
import { templateTexts } from './template-texts.ts'
import { moderationTexts } from './texts.ts'
import { useKeys } from './use-keys.ts'

const labels = moderationTexts.form
const DAYS = 7

interface Props {
  found: AbuseCase
  /** Where its keys work. */
  within: RefObject<HTMLElement | null>
}

/** Decides a case: what, for how long, by which rule, in which words. A key chooses, Enter confirms; ending an account asks once more. */
export const DecideForm = ({ found: { id, subject, reason: reported }, within }: Props) => {
  const [decision, setDecision] = useState<AbuseDecision | null>(null)
  const [reason, setReason] = useState<AbuseReason>(reported)
  const [days, setDays] = useState(String(DAYS))
  const [written, setWritten] = useState<string | null>(null)
  const [isTried, setIsTried] = useState(false)
  const submitButton = useRef<HTMLButtonElement>(null)
  const decide = useAction(api.moderation.decide, {
    refreshes: [api.moderation.queue, api.moderation.figures, api.catalogue.supervise, api.admin.member, api.accounts.auditLog],
    onSuccess: () => void notify({ message: labels.done, kind: 'success' }),
  })
  const { isAdmin } = useStaff()
  // A moderator limits and suspends; to end an account is up to an admin.
  const offered = abuseDecisions.filter((one) => (one !== 'hide' || subject !== 'member') && (one !== 'end' || isAdmin))
  const { data: templates = [] } = useRoute(api.moderation.templates, {})
  const fitting = templates.filter((one) => one.decision === null || one.decision === decision)
  const note = written ?? (decision ? moderationTexts.templates[decision === 'nothing' ? 'nothing' : reason] : '')
  const lasts = decision !== null && isLasting(decision)
  const isDaysBad = lasts && !(Number.isInteger(Number(days)) && Number(days) >= 1 && Number(days) <= 365)
  const choose = (chosen: AbuseDecision) => {
    setDecision(chosen)
    // The words of a template that is not of this decision do not stay.
    if (templates.some(({ note, decision }) => note === written && decision !== null && decision !== chosen)) setWritten(null)
    // Once it is shown, Enter confirms.
    setTimeout(() => submitButton.current?.focus())
  }
  useKeys(within, Object.fromEntries(offered.map((one) => [String(abuseDecisions.indexOf(one) + 1), () => choose(one)])))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (!decision || note.trim() === '' || isDaysBad || decide.isPending) return
    if (decision === 'end' && !(await confirm(labels.ask))) return
    const body = { decision, days: lasts ? Number(days) : null, reason: decision === 'nothing' ? null : reason, note }
    decide.mutate({ params: { id }, body })
  }
  const fields = decide.error?.fields ?? {}
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)} aria-label={labels.label}>
      <Choices
        options={offered.map((one) => ({ value: one, label: labels.decisions[one], key: String(abuseDecisions.indexOf(one) + 1) }))}
        chosen={decision}
        onChoose={choose}
      />
      {decision && (
        <>
          {(lasts || decision !== 'nothing') && (
            <div className={classes.line}>
              {lasts && (
                <TextInput
                  label={labels.days}
                  inputMode="numeric"
                  className={classes.days}
                  value={days}
                  error={fields.days ?? (isTried && isDaysBad ? labels.daysBad : undefined)}
                  onChange={(event) => setDays(event.currentTarget.value)}
                />
              )}
              {decision !== 'nothing' && (
                <NativeSelect
                  label={labels.reason}
                  className={classes.grow}
                  data={abuseReasons.map((value) => ({ value, label: texts.reasons[value] }))}
                  value={reason}
                  error={fields.reason}
                  onChange={(event) => setReason(event.currentTarget.value as AbuseReason)}
                />
              )}
            </div>
          )}
          {fitting.length > 0 && (
            <NativeSelect
              label={templateTexts.choose}
              data={[{ value: '', label: templateTexts.stated }, ...fitting.map(({ title }, at) => ({ value: String(at), label: title }))]}
              value={String(fitting.findIndex((one) => one.note === written)).replace('-1', '')}
              onChange={({ currentTarget: { value } }) => setWritten(value === '' ? null : (fitting[Number(value)]?.note ?? null))}
            />
          )}
          <Textarea
            label={labels.note}
            description={labels.noteHint}
            autosize
            minRows={2}
            maxLength={MAX_ABUSE_TEXT}
            value={note}
            error={fields.note ?? (isTried && note.trim() === '' ? labels.missing : undefined)}
            onChange={(event) => setWritten(event.currentTarget.value)}
          />
        </>
      )}
      {decide.error && <InlineNotice kind="error">{explain(decide.error, labels.failed)}</InlineNotice>}
      {decision && (
        <Button ref={submitButton} type="submit" loading={decide.isPending} color={decision === 'end' ? 'red' : undefined}>
          {labels.confirm(labels.decisions[decision])}
        </Button>
      )}
    </form>
  )
}
