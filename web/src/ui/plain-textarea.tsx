import { type TextareaHTMLAttributes, useId } from 'react'
import fields from './plain-field.module.css'
import { describe, Field, type Labelled } from './plain-field.tsx'
import classes from './plain-textarea.module.css'

type Props = Labelled & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>

/** A text of several lines, as a plain element (plain-button.tsx says why). */
export const PlainTextarea = ({ label, isLabelHidden, description, error, className, ...rest }: Props) => {
  const id = useId()
  return (
    <Field {...{ id, label, isLabelHidden, description, error, className }}>
      <textarea id={id} className={`${fields.input} ${classes.lines}`} {...describe(id, { description, error })} {...rest} />
    </Field>
  )
}
