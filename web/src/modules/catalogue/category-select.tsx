import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { categoryName } from './category-name.ts'
import { texts } from './texts.ts'
import { useCategories } from './use-categories.ts'

interface Props extends Omit<NativeSelectProps, 'value' | 'onChange' | 'data'> {
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
    <NativeSelect {...props} value={chosen} onChange={(event) => onChange(event.currentTarget.value)}>
      <option value="">{texts.allCategories}</option>
      {options.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}
