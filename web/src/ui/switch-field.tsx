import { useId } from 'react'
import classes from './switch-field.module.css'

interface Props {
  isOn: boolean
  label: string
  /** The accessible name, if the label alone does not say enough; never the hint, which describes. */
  name?: string
  hint?: string
  onChange: () => void
}

/** A switch with its label and hint; all of it is clickable. */
export const SwitchField = ({ isOn, label, name, hint, onChange }: Props) => {
  const id = useId()
  return (
    <label className={classes.field}>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        checked={isOn}
        aria-checked={isOn}
        aria-label={name ?? (hint && label)}
        aria-describedby={hint && id}
        onChange={onChange}
      />
      <span>
        {label}
        {hint && (
          <span id={id} className={classes.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
