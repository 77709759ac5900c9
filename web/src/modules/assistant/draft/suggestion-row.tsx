import { conditions } from '@feria/contract/catalogue/values'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Pill } from '../../../ui/pill.tsx'
import { PriceField } from '../../catalogue/selling/price-field.tsx'
import { useCategories } from '../../catalogue/use-categories.ts'
import { texts } from '../texts.ts'
import classes from './draft.module.css'
import type { Suggestion } from './draft-values.ts'

const labels = texts.draft

const Field = ({ field, value, onTouch }: Pick<Suggestion, 'field' | 'value'> & { onTouch: (value: string) => void }) => {
  const categories = useCategories()
  const input = {
    'aria-label': labels.fields[field],
    value,
    onChange: (event: { currentTarget: { value: string } }) => onTouch(event.currentTarget.value),
  }
  if (field === 'categoryId')
    return <NativeSelect {...input} data={categories.map(({ id, name }) => ({ value: String(id), label: name }))} />
  if (field === 'condition') return <NativeSelect {...input} data={[...conditions]} />
  if (field === 'price') return <PriceField {...input} currency="USD" />
  return field === 'name' ? <TextInput {...input} maxLength={140} /> : <Textarea {...input} autosize minRows={2} />
}

interface Props {
  suggestion: Suggestion
  onTouch: (value: string) => void
  onConfirm: () => void
}

/** One suggested field: its source, and «sugerido» until the seller edits or confirms it. */
export const SuggestionRow = ({ suggestion, onTouch, onConfirm }: Props) => {
  const { field, value, from, isConfirmed } = suggestion
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <span className={classes.label}>{labels.fields[field]}</span>
        <span role="status">
          <Pill tone={isConfirmed ? 'good' : 'warn'}>{isConfirmed ? labels.confirmed : labels.suggested}</Pill>
        </span>
        {!isConfirmed && <span className={classes.quiet}>{labels.from[from]}</span>}
      </div>
      <div className={classes.field}>
        <Field field={field} value={value} onTouch={onTouch} />
        <Button
          variant="default"
          aria-label={labels.confirmOf(labels.fields[field])}
          aria-disabled={isConfirmed}
          data-disabled={isConfirmed || undefined}
          onClick={() => !isConfirmed && onConfirm()}
          leftSection={<IconCheck size={18} aria-hidden="true" />}
        >
          {labels.confirm}
        </Button>
      </div>
    </li>
  )
}
