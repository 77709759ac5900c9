import { MAX_REVIEW_TAGS, type ReviewSide, type ReviewTag, tagsOf } from '@feria/contract/reviews/values'
import classes from './tag-field.module.css'
import { texts } from './texts.ts'

interface Props {
  side: ReviewSide
  value: ReviewTag[]
  error: string | undefined
  onChange: (tags: ReviewTag[]) => void
}

/** A few words to choose from, four at most. */
export const TagField = ({ side, value, error, onChange }: Props) => (
  <fieldset className={classes.field}>
    <legend>{texts.write.tags}</legend>
    <div className={classes.tags}>
      {tagsOf(side).map((tag) => {
        const isOn = value.includes(tag)
        return (
          <label key={tag} className={classes.tag} data-on={isOn || undefined}>
            <input
              type="checkbox"
              checked={isOn}
              disabled={!isOn && value.length >= MAX_REVIEW_TAGS}
              onChange={() => onChange(isOn ? value.filter((one) => one !== tag) : [...value, tag])}
            />
            {tag}
          </label>
        )
      })}
    </div>
    {error && <p className={classes.error}>{error}</p>}
  </fieldset>
)
