import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import classes from './admin.module.css'

/** The search field of a back office list. */
export const SearchField = ({ label, typed, onType }: { label: string; typed: string; onType: (text: string) => void }) => (
  <TextInput
    type="search"
    aria-label={label}
    placeholder={label}
    maxLength={200}
    className={classes.search}
    value={typed}
    onChange={(event) => onType(event.currentTarget.value)}
    leftSection={<IconSearch size={18} aria-hidden="true" />}
    rightSection={typed !== '' && <CloseButton aria-label="Borrar la búsqueda" onClick={() => onType('')} />}
  />
)
