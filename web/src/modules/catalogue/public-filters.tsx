import type { Category } from '@feria/contract/catalogue/schemas'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Form } from 'react-router'
import classes from './public-list.module.css'
import { texts } from './texts.ts'

const labels = texts.catalogue

/** What a stranger looks for, as the address carries it. */
export interface PublicQuery {
  search: string
  category: string
}

/** The search of the public catalogue: an ordinary form, which works without scripts too. */
export const PublicFilters = ({ query, categories }: { query: PublicQuery; categories: Category[] }) => (
  <search>
    <Form method="get" action="/explorar" className={classes.filters} key={`${query.search} ${query.category}`}>
      <TextInput
        type="search"
        name="search"
        aria-label={labels.search}
        placeholder={labels.searchHint}
        defaultValue={query.search}
        maxLength={200}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        className={classes.typed}
      />
      <NativeSelect
        name="category"
        aria-label={texts.category}
        defaultValue={query.category}
        data={[{ value: '', label: texts.allCategories }, ...categories.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
      <Button type="submit">{labels.submit}</Button>
    </Form>
  </search>
)
