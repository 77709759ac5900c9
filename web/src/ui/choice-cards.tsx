import type { TablerIcon } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './choice-cards.module.css'

interface Props<Value extends string> {
  /** What is being chosen; for screen readers only. */
  legend: string
  options: readonly { value: Value; icon: TablerIcon; label: string; hint: string }[]
  value: Value | null
  onChange: (value: Value) => void
}

/** A choice of a few options, each a large card with an icon, a name and a description. */
export const ChoiceCards = <Value extends string>({ legend, options, value: chosen, onChange }: Props<Value>) => {
  const id = useId()
  return (
    <fieldset className={classes.options}>
      <legend className="only-read">{legend}</legend>
      {options.map(({ value, icon: Icon, label, hint }) => (
        <label key={value} className={classes.option}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={chosen === value}
            className={classes.radio}
            aria-label={label}
            aria-describedby={`${id}-${value}`}
            onChange={() => onChange(value)}
          />
          <Icon size={28} className={classes.icon} aria-hidden="true" />
          <span>
            <span className={classes.label}>{label}</span>
            <span className={classes.hint} id={`${id}-${value}`}>
              {hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
