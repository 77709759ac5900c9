import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import classes from './plain-field.module.css'

interface Labelled {
  label: string
  /** Only for screen readers, where the field says enough by itself. */
  isLabelHidden?: boolean
  className?: string
}

const Field = ({ id, label, isLabelHidden, className = '', children }: Labelled & { id: string; children: ReactNode }) => (
  <div className={`${classes.field} ${className}`}>
    <label htmlFor={id} className={isLabelHidden ? 'only-read' : classes.label}>
      {label}
    </label>
    {children}
  </div>
)

type InputProps = Labelled & InputHTMLAttributes<HTMLInputElement> & { icon?: ReactNode }

/** A text field in the library's look, as a plain element: for forms of pages that the server renders (plain-button.tsx says why). */
export const PlainInput = ({ label, isLabelHidden, className, icon, ...rest }: InputProps) => {
  const id = useId()
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} className={className}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <input id={id} className={classes.input} data-with-icon={Boolean(icon) || undefined} {...rest} />
    </Field>
  )
}

type SelectProps = Labelled & SelectHTMLAttributes<HTMLSelectElement> & { options: { value: string; label: string }[] }

/** The same for a choice of some words. */
export const PlainSelect = ({ label, isLabelHidden, className, options, ...rest }: SelectProps) => {
  const id = useId()
  return (
    <Field id={id} label={label} isLabelHidden={isLabelHidden} className={className}>
      <select id={id} className={classes.input} {...rest}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}
