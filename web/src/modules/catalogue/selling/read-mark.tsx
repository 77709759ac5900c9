import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconSparkles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './read-mark.module.css'
import { texts } from './texts.ts'
import { isRead, type ReadField, type Readings } from './title-reading.ts'

const labels = texts.reading

interface Props<Values> {
  form: UseFormReturnType<Values>
  field: ReadField
  /** The field itself. */
  children: ReactNode
}

/** A field that the title may have filled in: it says so, with a way to take it out, until the member changes it. */
export const ReadMark = <Values extends Record<ReadField, string> & { readings: Readings }>({ form, field, children }: Props<Values>) => {
  const takeOut = () => {
    form.setFieldValue('readings', { ...form.getValues().readings, [field]: '' } as never)
    form.setFieldValue(field, '' as never)
    form.getInputNode(field)?.focus()
  }
  return (
    <div className={classes.field}>
      {children}
      {isRead(form.values, field) && (
        <p className={classes.mark}>
          <IconSparkles size={16} aria-hidden="true" />
          <span id={`read-${field}`}>{labels.mark}</span>
          <Button variant="subtle" size="compact-sm" aria-describedby={`read-${field}`} onClick={takeOut}>
            {labels.remove}
          </Button>
        </p>
      )}
    </div>
  )
}
