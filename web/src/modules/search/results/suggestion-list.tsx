import type { Suggestion } from '@feria/contract/search/schemas'
import { IconCategory, IconSearch } from '@tabler/icons-react'
import { Picture } from '../../../ui/picture.tsx'
import { resultTexts as labels } from './result-texts.ts'
import classes from './search-form.module.css'

interface Props {
  id: string
  suggestions: Suggestion[]
  active: number | null
  onPick: (suggestion: Suggestion) => void
}

const Mark = ({ kind, imageUrl }: Suggestion) => {
  if (kind === 'producto') return <Picture src={imageUrl} alt="" sizes="36px" className={classes.thumb} />
  const Icon = kind === 'categoría' ? IconCategory : IconSearch
  return <Icon size={20} aria-hidden="true" className={classes.mark} />
}

/** The suggestions, as the popup of a combobox: the focus stays in the field, whose keys move through it. */
export const SuggestionList = ({ id, suggestions, active, onPick }: Props) => (
  // A press must not take the focus from the field, or the list would close before the click counts.
  <div role="listbox" id={id} aria-label={labels.suggestions} className={classes.popup} onMouseDown={(event) => event.preventDefault()}>
    {suggestions.map((suggestion, n) => (
      // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points here with aria-activedescendant.
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
      <div
        key={`${suggestion.kind} ${suggestion.url ?? suggestion.text}`}
        role="option"
        id={`${id}-${n}`}
        aria-selected={active === n}
        className={classes.option}
        onClick={() => onPick(suggestion)}
      >
        <Mark {...suggestion} />
        <span className={classes.text}>{suggestion.text}</span>
        {suggestion.kind !== 'búsqueda' && <span className={classes.kind}>{labels.kinds[suggestion.kind]}</span>}
      </div>
    ))}
  </div>
)
