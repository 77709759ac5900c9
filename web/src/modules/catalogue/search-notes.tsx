import type { SearchReading } from '@feria/contract/search/schemas'
import { Link } from 'react-router'
import classes from './filter-tags-row.module.css'
import { listTexts as labels } from './list-texts.ts'

const list = new Intl.ListFormat('es-AR', { type: 'conjunction' })

/** What leads to a word and says nothing without it: «de vidrio», «color negro», «talle 42». */
const LEADS = '(?:(?<!\\p{L})(?:de|del|en|con|color|marca|talle|talla|medida|n[úu]mero) +)*'

/** The thing without the words that nobody has. */
const thingWithout = (thing: string, missing: string[]): string => {
  const without = missing.reduce(
    (left, words) => left.replace(new RegExp(`${LEADS}(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'giu'), ' '),
    thing,
  )
  return without.replace(/ {2,}/g, ' ').trim() || thing
}

interface Props {
  reading: Pick<SearchReading, 'corrected' | 'missing' | 'spoken'> | null | undefined
  /** The search as it was typed. */
  text: string
  /** The query of the address that searches for it so; none where a page has no such address. */
  asTyped?: string
}

/** What was made of a search: the corrected typo, with the way to what was typed, and the variant that nobody has. */
export const SearchNotes = ({ reading, text, asTyped }: Props) => {
  if (!reading) return null
  const { corrected, missing, spoken } = reading
  return (
    <>
      {corrected !== null && (
        <p className={classes.note} role="status">
          {labels.corrected} <strong>{corrected}</strong>.{' '}
          {asTyped && (
            <Link className={classes.typed} to={{ search: asTyped }}>
              {labels.asTyped(text)}
            </Link>
          )}
        </p>
      )}
      {missing && (
        <p className={classes.note} role="status">
          {labels.missing(thingWithout(spoken.thing, missing), list.format(missing.map((word) => `«${word}»`)))}
        </p>
      )}
    </>
  )
}
