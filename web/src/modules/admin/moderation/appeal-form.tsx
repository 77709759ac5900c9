import type { AbuseCase } from '@feria/contract/moderation/schemas'
import { type AbuseAppealOutcome, abuseAppealOutcomes, MAX_ABUSE_TEXT } from '@feria/contract/moderation/values'
import * as api from '@feria/contract/routes'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { Choices } from './choices.tsx'
import classes from './moderation.module.css'
import { moderationTexts } from './texts.ts'
import { useKeys } from './use-keys.ts'

const labels = moderationTexts.form
const options = abuseAppealOutcomes.map((value, n) => ({ value, label: labels.outcomes[value], key: String(n + 1) }))

interface Props {
  found: AbuseCase
  /** Where its keys work. */
  within: RefObject<HTMLElement | null>
}

/** Decides an appeal: the decision stands, or is taken back with all that it did. A key chooses, Enter confirms. */
export const AppealForm = ({ found: { id }, within }: Props) => {
  const [outcome, setOutcome] = useState<AbuseAppealOutcome | null>(null)
  const [written, setWritten] = useState<string | null>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const decide = useAction(api.moderation.decideAppeal, {
    refreshes: [api.moderation.queue, api.moderation.figures, api.catalogue.supervise, api.admin.member, api.accounts.auditLog],
    onSuccess: () => void notify({ message: labels.done, kind: 'success' }),
  })
  const note = written ?? (outcome ? moderationTexts.appealTemplates[outcome] : '')
  const choose = (chosen: AbuseAppealOutcome) => {
    setOutcome(chosen)
    // Once it is shown, Enter confirms.
    setTimeout(() => submitButton.current?.focus())
  }
  useKeys(within, Object.fromEntries(options.map(({ value, key }) => [key, () => choose(value)])))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (outcome && note.trim() !== '' && !decide.isPending) decide.mutate({ params: { id }, body: { outcome, note } })
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit} aria-label={labels.label}>
      <Choices options={options} chosen={outcome} onChoose={choose} />
      {outcome && (
        <Textarea
          label={labels.note}
          description={labels.appealHint}
          autosize
          minRows={2}
          maxLength={MAX_ABUSE_TEXT}
          value={note}
          error={decide.error?.fields.note ?? (note.trim() === '' ? labels.missing : undefined)}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
      )}
      {decide.error && <InlineNotice kind="error">{explain(decide.error, labels.failed)}</InlineNotice>}
      {outcome && (
        <Button ref={submitButton} type="submit" loading={decide.isPending}>
          {labels.confirm(labels.outcomes[outcome])}
        </Button>
      )}
    </form>
  )
}
