import type { DecisionTemplate } from '@feria/contract/moderation/schemas'
import { abuseDecisions, MAX_ABUSE_TEXT, MAX_TEMPLATE_TITLE } from '@feria/contract/moderation/values'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { CallError } from '../../../lib/call.ts'
import { FormEnd } from '../../../ui/form-end.tsx'
import admin from '../admin.module.css'
import { templateTexts as labels } from './template-texts.ts'
import { moderationTexts } from './texts.ts'

interface Props {
  /** What it is like now; null for a new one. */
  template: DecisionTemplate | null
  /** The titles of the others. */
  taken: string[]
  call: { isPending: boolean; error: CallError | null }
  onSave: (template: DecisionTemplate) => void
  onClose: () => void
}

/** Writes a decision template: its title, for which decision it is offered, and its words. */
export const TemplateForm = ({ template, taken, call, onSave, onClose }: Props) => {
  const form = useForm({
    initialValues: { title: template?.title ?? '', decision: template?.decision ?? '', note: template?.note ?? '' },
    validate: {
      title: (title) => (title.trim() === '' ? labels.nameMissing : taken.includes(title.trim()) ? labels.nameTaken : null),
      note: (note) => (note.trim() === '' ? labels.noteMissing : null),
    },
  })
  const submit = form.onSubmit(
    ({ title, decision, note }) => {
      if (call.isPending) return
      onSave({ title: title.trim(), note: note.trim(), decision: abuseDecisions.find((one) => one === decision) ?? null })
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  return (
    <form noValidate className={admin.grant} onSubmit={submit}>
      <TextInput
        data-autofocus
        label={labels.name}
        description={labels.nameHint}
        autoComplete="off"
        maxLength={MAX_TEMPLATE_TITLE}
        {...form.getInputProps('title')}
      />
      <NativeSelect
        label={labels.decision}
        data={[
          { value: '', label: labels.anyDecision },
          ...abuseDecisions.map((value) => ({ value, label: moderationTexts.form.decisions[value] })),
        ]}
        {...form.getInputProps('decision')}
      />
      <Textarea
        label={labels.note}
        description={labels.noteHint}
        autosize
        minRows={3}
        maxLength={MAX_ABUSE_TEXT}
        {...form.getInputProps('note')}
      />
      <FormEnd
        words={{ submit: labels.save, cancel: labels.cancel, failed: labels.failed }}
        isPending={call.isPending}
        error={call.error}
        onClose={onClose}
      />
    </form>
  )
}
