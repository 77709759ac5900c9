import classes from './moderation.module.css'
import { moderationTexts } from './texts.ts'

interface Props<Value extends string> {
  options: { value: Value; label: string; key: string }[]
  chosen: Value | null
  onChoose: (value: Value) => void
}

/** What can be decided, each with the key that chooses it. */
export const Choices = <Value extends string>({ options, chosen, onChoose }: Props<Value>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would break the grid of its buttons in Safari.
  <div className={classes.choices} role="group" aria-label={moderationTexts.form.choose}>
    {options.map(({ value, label, key }) => (
      <button
        key={value}
        type="button"
        className={classes.choice}
        aria-pressed={value === chosen}
        aria-keyshortcuts={key}
        onClick={() => onChoose(value)}
      >
        <span className={classes.key} aria-hidden="true">
          {key}
        </span>
        {label}
      </button>
    ))}
  </div>
)
