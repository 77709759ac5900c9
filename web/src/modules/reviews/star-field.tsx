import { useId } from 'react'
import { publicTexts } from './public-texts.ts'
import classes from './star-field.module.css'
import { texts } from './texts.ts'

interface Props {
  value: number
  error: string | undefined
  onChange: (stars: number) => void
}

/** One to five stars as a group of radio buttons: by mouse, finger and arrow keys. */
export const StarField = ({ value, error, onChange }: Props) => {
  const id = useId()
  return (
    <fieldset className={classes.field} aria-describedby={error && `${id}-error`}>
      <legend>{texts.write.stars}</legend>
      <div className={classes.line}>
        <span className={classes.stars}>
          {texts.write.names.map((name, n) => (
            <label key={name} className={classes.star} data-on={n < value || undefined}>
              <input
                type="radio"
                name={id}
                value={n + 1}
                checked={value === n + 1}
                aria-label={`${publicTexts.stars(n + 1)}: ${name}`}
                className={classes.radio}
                onChange={() => onChange(n + 1)}
              />
              <span aria-hidden="true">★</span>
            </label>
          ))}
        </span>
        <span className={classes.name} aria-hidden="true">
          {texts.write.names[value - 1]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
