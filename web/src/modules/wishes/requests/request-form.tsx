import type { Currency } from '@feria/contract/money'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useState } from 'react'
import { CallError } from '../../../lib/call.ts'
import type { useDraft } from '../../../lib/use-draft.ts'
import { focusFirst } from '../../../ui/focus-first.ts'
import { Fold } from '../../../ui/fold.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import form from '../../catalogue/selling/forms.module.css'
import { PriceField } from '../../catalogue/selling/price-field.tsx'
import classes from './request-form.module.css'
import { bodyOf, countriesWith, hasDetails, type RequestValues, requestChecks } from './request-values.ts'
import { texts } from './texts.ts'

const labels = texts.form
const FIELDS = ['name', 'modelo', 'country', 'localization', 'maxPrice', 'currency', 'radiusKm'] as const
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

/** The fields of a wish; price and distance are under «Más detalles». Input survives a reload. */
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
  const startAnew = () => {
    fields.setValues(base)
    draft.clear()
    setWasRecovered(false)
  }
  return (
    <form noValidate className={form.form} onSubmit={fields.onSubmit((values) => void send(values), refuse)}>
      {wasRecovered && (
        <p className={form.recovered} role="status">
          {labels.recovered}
          <Button variant="subtle" size="compact-md" onClick={startAnew}>
            {labels.discardDraft}
          </Button>
        </p>
      )}
      <TextInput
        label={labels.name}
        placeholder={labels.nameHint}
        required
        data-autofocus
        autoComplete="off"
        {...fields.getInputProps('name')}
      />
      <TextInput label={labels.modelo} placeholder={labels.modeloHint} required autoComplete="off" {...fields.getInputProps('modelo')} />
      <div className={form.pair}>
        <NativeSelect label={labels.country} required data={countriesWith(base.country)} {...fields.getInputProps('country')} />
        <TextInput
          label={labels.localization}
          placeholder={labels.localizationHint}
          autoComplete="address-level2"
          {...fields.getInputProps('localization')}
        />
      </div>
      <Fold summary={labels.more} isFilled={hasDetails(fields.values)} errors={fields.errors} names={['maxPrice', 'radiusKm']}>
        <div className={classes.details}>
          <PriceField
            label={labels.maxPrice}
            hint={labels.maxPriceHint}
            currency={fields.values.currency as Currency}
            onCurrency={(currency) => fields.setFieldValue('currency', currency)}
            {...fields.getInputProps('maxPrice')}
          />
          <TextInput
            label={labels.radius}
            description={labels.radiusHint}
            inputMode="numeric"
            autoComplete="off"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            className={classes.wide}
            {...fields.getInputProps('radiusKm')}
          />
        </div>
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
