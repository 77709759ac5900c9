import { useRef, useState } from 'react'
import { useLoaded } from '../../../lib/use-loaded.ts'
import { useSlashKey } from '../../../lib/use-slash-key.ts'
import { SearchInput } from '../../../ui/search-input.tsx'
import type { SearchFieldProps } from './search-field.tsx'
import classes from './search-form.module.css'

const load = async () => (await import('./search-field.tsx')).SearchField

/** Where the focus stands in a field; undefined if it is elsewhere. */
const selectedIn = (field: HTMLInputElement | null): [start: number, end: number] | undefined =>
  field && field === document.activeElement ? [field.selectionStart ?? 0, field.selectionEnd ?? 0] : undefined

/** The search field of a page; the code of its suggestions loads at the first press and takes over what was typed until then. */
export const PageField = (props: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const Field = useLoaded(load, isWanted)
  useSlashKey(input)
  if (Field) {
    const selected = selectedIn(input.current)
    return <Field {...props} isFocused={selected !== undefined} selected={selected} />
  }
  return (
    <div className={classes.field}>
      <SearchInput
        ref={input}
        value={props.value}
        onChange={(event) => {
          props.onChange(event.currentTarget.value)
          setIsWanted(true)
        }}
        onFocus={() => setIsWanted(true)}
        role="combobox"
        aria-haspopup="listbox"
        aria-autocomplete="list"
        aria-expanded={false}
      />
    </div>
  )
}
