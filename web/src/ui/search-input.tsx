import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './search-input.module.css'

/** The field of the search, the same wherever it stands; a plain element, since every visitor's first page shows it. */
export const SearchInput = (props: ComponentProps<'input'>) => (
  <span className={classes.field}>
    <IconSearch size={20} className={classes.icon} aria-hidden="true" />
    <input
      type="search"
      name="q"
      enterKeyHint="search"
      autoComplete="off"
      maxLength={200}
      aria-label="Buscar en la feria"
      aria-keyshortcuts="/"
      placeholder="¿Qué buscás?"
      {...props}
      className={classes.input}
    />
  </span>
)
