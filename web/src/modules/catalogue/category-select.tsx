import type { Category } from '@feria/contract/catalogue/schemas'
import { PlainSelect } from '../../ui/plain-field.tsx'
import { categoryName } from './category-name.ts'
import { texts } from './texts.ts'

interface Props {
  /** In a form that is read as an address. */
  name?: string
  isLabelHidden?: boolean
  categories: Category[]
  /** A category's name or number; empty for all. */
  value: string
  onChange: (category: string) => void
}

/** Selects a category by name; the option for all is «Todas las categorías». */
export const CategorySelect = ({ categories, value, onChange, ...props }: Props) => {
  const chosen = value && categoryName(value, categories)
  const isOther = chosen !== '' && !categories.some(({ name }) => name === chosen)
  const options = [...categories.map(({ name }) => name), ...(isOther ? [chosen] : [])]
  return (
    <PlainSelect
      {...props}
      label={texts.category}
      value={chosen}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={[{ value: '', label: texts.allCategories }, ...options.map((name) => ({ value: name, label: name }))]}
    />
  )
}
