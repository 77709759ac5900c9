import { HELP_PAGE } from '@feria/contract/help/topics'
import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainInput } from '../../ui/plain-field.tsx'
import classes from './help.module.css'
import { texts } from './texts.ts'

/** The part of the address that has what is searched. */
export const HELP_QUERY = 'q'

interface Props extends Pick<ComponentProps<typeof Form>, 'ref' | 'onSubmit'> {
  value?: string
  onType?: (text: string) => void
}

/** The field of the help's search; it leads to /ayuda with the words in its address, without scripts too. */
export const SearchForm = ({ value, onType, ...form }: Props) => (
  <search>
    <Form action={HELP_PAGE} method="get" className={classes.search} {...form}>
      <PlainInput
        label={texts.search}
        isLabelHidden
        type="search"
        name={HELP_QUERY}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        placeholder={texts.searchHint}
        icon={<IconSearch size={20} aria-hidden="true" />}
        {...(onType && { value, onChange: (event) => onType(event.currentTarget.value) })}
      />
      <PlainButton type="submit">{texts.submit}</PlainButton>
    </Form>
  </search>
)
