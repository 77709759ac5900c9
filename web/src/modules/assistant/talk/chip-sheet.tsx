import type { Chips } from '@feria/contract/assistant/schemas'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Sheet } from '../../../ui/sheet.tsx'
import { texts } from '../texts.ts'
import { type ChipErrors, ChipFields, chipsWith, errorsOf, valuesOf } from './chip-fields.tsx'
import { type ChipKind, chipLabel, withoutChip } from './chip-words.ts'
import classes from './talk.module.css'

const labels = texts.chips

interface Props {
  kind: ChipKind
  chips: Chips
  onApply: (chips: Chips) => void
}

const ChipForm = ({ kind, chips, onApply }: Props) => {
  const [values, setValues] = useState(() => valuesOf(chips))
  const [errors, setErrors] = useState<ChipErrors>({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = errorsOf(kind, values)
    setErrors(found)
    if (Object.keys(found).length === 0) onApply(chipsWith(kind, values, chips))
  }
  const mayRemove = kind !== 'what' && chipLabel(kind, chips) !== null
  return (
    <form noValidate className={classes.sheet} onSubmit={submit}>
      <ChipFields
        kind={kind}
        values={values}
        errors={errors}
        onChange={(changes) => {
          setValues((before) => ({ ...before, ...changes }))
          setErrors({})
        }}
      />
      <div className={classes.sheetButtons}>
        {mayRemove && (
          <Button variant="default" onClick={() => onApply(withoutChip(kind, chips))}>
            {labels.remove}
          </Button>
        )}
        <Button type="submit">{labels.apply}</Button>
      </div>
    </form>
  )
}

/** The sheet that edits one chip; `kind` is null for closed. */
export const ChipSheet = ({ kind, onClose, ...form }: Omit<Props, 'kind'> & { kind: ChipKind | null; onClose: () => void }) => (
  <Sheet isOpen={kind !== null} onClose={onClose} title={kind ? labels.sheets[kind] : ''} size="sm">
    {kind && <ChipForm key={kind} kind={kind} {...form} />}
  </Sheet>
)
