import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type FormEvent, useEffect, useState } from 'react'
import { CallError } from '../../../lib/call.ts'
import type { useDraft } from '../../../lib/use-draft.ts'
import { focusFirst } from '../../../ui/focus-first.ts'
import { Fold } from '../../../ui/fold.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import form from '../../catalogue/selling/forms.module.css'
import { RequestDetails } from './request-details.tsx'
import { bodyOf, countriesWith, hasDetails, type RequestValues, requestChecks } from './request-values.ts'
import { fieldOf, type WishChip } from './sentence.ts'
import { SentenceField } from './sentence-field.tsx'
import { texts } from './texts.ts'
import { useFilledForm } from './use-filled-form.ts'

const labels = texts.form
const DETAILS = ['maxPrice', 'currency', 'radiusKm', 'size', 'condition'] as const
const FIELDS = ['sentence', 'name', 'modelo', 'country', 'localization', ...DETAILS] as const
const isSame = (a: RequestValues, b: RequestValues) => FIELDS.every((name) => a[name] === b[name])

interface Props {
  isNew: boolean
  /** The form's initial values, without its draft. */
  base: RequestValues
  draft: ReturnType<typeof useDraft<RequestValues>>
  /** Called with a function that clears the draft while there are unsaved changes, with null when there are none. */
  onDirty: (forget: (() => void) | null) => void
  onCancel: () => void
  /** Creates or updates the wish; its rejection is shown under the fields. */
  onSend: (body: ReturnType<typeof bodyOf>) => Promise<void>
}

const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof CallError ? Object.fromEntries(Object.entries(error.fields).filter(([name]) => FIELDS.some((one) => one === name))) : {}

/**
 * The fields of a wish, a new one's filled in from a sentence; price, distance, size and condition are under «Más detalles». Input
 * survives a reload.
 */
export const RequestForm = ({ isNew, base, draft, onDirty, onCancel, onSend }: Props) => {
  const [wasRecovered, setWasRecovered] = useState(() => !isSame(draft.initial, base))
  const [isSending, setIsSending] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  const fields = useForm<RequestValues>({
    initialValues: draft.initial,
    validate: requestChecks,
    onValuesChange: (values) => {
      draft.save(values)
      onDirty(isSame(values, base) ? null : draft.clear)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a recovered draft counts as unsaved changes from the start.
  useEffect(() => {
    onDirty(wasRecovered ? draft.clear : null)
    return () => onDirty(null)
  }, [])
  const sentence = useFilledForm(fields)
  const refuse = (errors: Record<string, unknown>) => focusFirst(fields, errors)
  const send = async (values: RequestValues) => {
    if (isSending) return
    setIsSending(true)
    setReason(null)
    try {
      await onSend(bodyOf(values))
    } catch (error) {
      const errors = fieldErrors(error)
      fields.setErrors(errors)
      setReason(error instanceof CallError ? error.message : null)
      if (Object.keys(errors).length > 0) refuse(errors)
    } finally {
      setIsSending(false)
    }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const isReady = !isNew || (await sentence.isReady())
    setIsSending(false)
    if (isReady) fields.onSubmit((values) => void send(values), refuse)()
  }
  const startAnew = () => {
    fields.setValues(base)
    draft.clear()
    setWasRecovered(false)
  }
  return (
    <form noValidate className={form.form} onSubmit={(event) => void submit(event)}>
      {wasRecovered && (
        <p className={form.recovered} role="status">
          {labels.recovered}
          <Button variant="subtle" size="compact-md" onClick={startAnew}>
            {labels.discardDraft}
          </Button>
        </p>
      )}
      {isNew && (
        <SentenceField
          {...sentence}
          values={fields.values}
          onSentence={sentence.change}
          onLeave={sentence.leave}
          onChange={(chip: WishChip) => focusFirst(fields, { [fieldOf[chip]]: true })}
          onTakeOff={sentence.takeOff}
        />
      )}
      <TextInput
        label={labels.name}
        placeholder={labels.nameHint}
        required
        data-autofocus={!isNew || undefined}
        autoComplete="off"
        {...fields.getInputProps('name')}
      />
      <TextInput label={labels.modelo} placeholder={labels.modeloHint} required autoComplete="off" {...fields.getInputProps('modelo')} />
      <div className={form.pair}>
        <NativeSelect
          label={labels.country}
          required
          data={countriesWith(base.country, fields.values.country)}
          {...fields.getInputProps('country')}
        />
        <TextInput
          label={labels.localization}
          placeholder={labels.localizationHint}
          autoComplete="address-level2"
          {...fields.getInputProps('localization')}
        />
      </div>
      <Fold summary={labels.more} isFilled={hasDetails(draft.initial)} errors={fields.errors} names={DETAILS}>
        <RequestDetails fields={fields} />
      </Fold>
      <div className={form.foot}>
        {reason && <InlineNotice kind="error">{reason}</InlineNotice>}
        <div className={form.buttons}>
          <Button variant="default" onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {isNew ? labels.send : labels.save}
          </Button>
        </div>
      </div>
    </form>
  )
}
