import { ActionIcon, CloseButton, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { CategorySelect } from '../category-select.tsx'
import { useCategories } from '../use-categories.ts'
import { type Column, columnOf, isAscending } from './seller-filters.ts'
import classes from './seller-panel.module.css'
import { texts } from './texts.ts'
import type { useSellerAddress } from './use-seller-address.ts'

const labels = texts.panel
const TYPING_MS = 300

/** Search, category and sort order of the seller's products; all of it in the URL. */
export const SellerToolbar = ({ address }: { address: ReturnType<typeof useSellerAddress> }) => {
  const { search, category, sorting, setSearch, setCategory, sortBy } = address
  const categories = useCategories()
  const [typed, setTyped] = useState(search)
  const settle = useDebouncedCallback(setSearch, TYPING_MS)
  useEffect(() => setTyped((now) => (now.trim() === search ? now : search)), [search])
  const type = (text: string) => {
    setTyped(text)
    settle(text)
  }
  const Icon = isAscending(sorting) ? IconSortAscending : IconSortDescending
  return (
    <search className={classes.toolbar}>
      <TextInput
        type="search"
        aria-label={labels.search}
        placeholder={labels.search}
        className={classes.search}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={typed !== '' && <CloseButton aria-label="Borrar la búsqueda" onClick={() => type('')} />}
      />
      <CategorySelect isLabelHidden categories={categories} value={category} onChange={setCategory} />
      <div className={classes.sorting}>
        <NativeSelect
          aria-label={labels.sort}
          value={columnOf(sorting)}
          onChange={(event) => sortBy(event.currentTarget.value as Column)}
          data={[
            { value: 'price', label: labels.byPrice },
            { value: 'name', label: labels.byName },
          ]}
        />
        <ActionIcon
          variant="default"
          aria-label={isAscending(sorting) ? labels.ascending : labels.descending}
          title={isAscending(sorting) ? labels.ascending : labels.descending}
          onClick={() => sortBy(columnOf(sorting))}
        >
          <Icon size={20} aria-hidden="true" />
        </ActionIcon>
      </div>
    </search>
  )
}
