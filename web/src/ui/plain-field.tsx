import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import classes from './plain-field.module.css'

export interface Labelled {
  label: string
  /** Only for screen readers, where the field says enough by itself. */
  isLabelHidden?: boolean
  description?: string
  error?: ReactNode
  className?: string
}

/** The attributes of a field that lead to its error and its description. */
export const describe = (id: string, { description, error }: Pick<Labelled, 'description' | 'error'>) => ({
  'aria-invalid': Boolean(error) || undefined,
  'aria-describedby': [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ') || undefined,
})

/** A field with its label, its description and its error. */
export const Field = ({
  id,
  label,
  isLabelHidden,
  description,
  error,
  className = '',
  children,
}: Labelled & { id: string; children: ReactNode }) => (
  <div className={className}>
    <label htmlFor={id} className={isLabelHidden ? 'only-read' : classes.label}>
      {label}
    </label>
    {description && (
      <p id={`${id}-description`} className={classes.description}>
        {description}
      </p>
    )}
    {children}
    {error && (
      <p id={`${id}-error`} className={classes.error}>
        {error}
      </p>
    )}
  </div>
)

export interface PlainInputProps extends Labelled, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  icon?: ReactNode
  /** A button at the end of the field. */
  end?: ReactNode
}

/** A text field in the library's look, as a plain element: for forms of pages that the server renders (plain-button.tsx says why). */
export const PlainInput = ({ label, isLabelHidden, description, error, className, icon, end, ...rest }: PlainInputProps) => {
  const id = useId()
  return (
    <Field {...{ id, label, isLabelHidden, description, error, className }}>
      <div className={classes.box}>
        {icon && <span className={classes.icon}>{icon}</span>}
        <input
          id={id}
          className={classes.input}
          data-with-icon={Boolean(icon) || undefined}
          data-with-end={Boolean(end) || undefined}
          {...describe(id, { description, error })}
          {...rest}
        />
        {end && <span className={classes.end}>{end}</span>}
      </div>
    </Field>
  )
}

type SelectProps = Omit<Labelled, 'description' | 'error'> &
  SelectHTMLAttributes<HTMLSelectElement> & { options: { value: string; label: string }[] }

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
