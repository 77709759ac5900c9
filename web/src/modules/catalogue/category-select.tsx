import { PlainSelect } from '../../ui/plain-field.tsx'
import { categoryName } from './category-name.ts'
import { texts } from './texts.ts'
import { useCategories } from './use-categories.ts'

interface Props {
  /** In a form that is read as an address. */
  name?: string
  isLabelHidden?: boolean
  /** A category's name or number; empty for all. */
  value: string
  onChange: (category: string) => void
}

/** Selects a category by name; the option for all is «Todas las categorías». */
export const CategorySelect = ({ value, onChange, ...props }: Props) => {
  const names = useCategories()
  const chosen = value && categoryName(value, names)
  const isOther = chosen !== '' && !names.some(({ name }) => name === chosen)
  const options = [...names.map(({ name }) => name), ...(isOther ? [chosen] : [])]
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
