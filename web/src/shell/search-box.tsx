import { useRef, useState } from 'react'
import { loadChunk } from '../lib/lazy-page.ts'
import { useIsSignedIn } from '../lib/session.ts'
import { useSlashKey } from '../lib/use-slash-key.ts'
import { SearchInput } from '../ui/search-input.tsx'
import classes from './shell.module.css'

const importField = () => import('../modules/search/results/bar-search.tsx')
const takeOver = async (input: HTMLInputElement) => {
  const { BarSearch } = await loadChunk(importField)
  return { BarSearch, text: input.value, isFocused: input === document.activeElement }
}

/**
 * The search of every page. It works without scripts; the code of its suggestions loads at the first press and takes over what was typed
 * until then. «/» leads into it where the page has no search of its own.
 */
export const SearchBox = () => {
  const isPublic = !useIsSignedIn()
  const input = useRef<HTMLInputElement>(null)
  const [taken, setTaken] = useState<Awaited<ReturnType<typeof takeOver>>>()
  useSlashKey(input, { isLast: true })
  if (taken) return <taken.BarSearch isPublic={isPublic} text={taken.text} isFocused={taken.isFocused} />
  return (
    <search className={classes.search}>
      <form action={isPublic ? '/buscar' : '/search'}>
        <SearchInput ref={input} onFocus={(event) => takeOver(event.currentTarget).then(setTaken, () => undefined)} />
      </form>
    </search>
  )
}
