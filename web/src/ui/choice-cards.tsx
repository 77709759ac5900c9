import type { TablerIcon } from '@tabler/icons-react'
import { Fragment, type ReactNode, useId } from 'react'
import classes from './choice-cards.module.css'

export interface ChoiceOption<Value extends string> {
  value: Value
  icon: TablerIcon
  label: string
  hint: string
  /** Shown, and not to be chosen. */
  isOff?: boolean
  /** Shown under the option while it is the chosen one. */
  panel?: ReactNode
}

interface Props<Value extends string> {
  /** What is being chosen; for screen readers only. */
  legend: string
  options: readonly ChoiceOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** A choice of a few options, each a large card with an icon, a name and a description. */
export const ChoiceCards = <Value extends string>({ legend, options, value: chosen, onChange }: Props<Value>) => {
  const id = useId()
  return (
    <fieldset className={classes.options}>
      <legend className="only-read">{legend}</legend>
      {options.map(({ value, icon: Icon, label, hint, isOff, panel }) => (
        <Fragment key={value}>
          <label className={classes.option}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={chosen === value}
              disabled={isOff}
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
          {chosen === value && panel}
        </Fragment>
      ))}
    </fieldset>
  )
}
