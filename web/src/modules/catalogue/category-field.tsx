import { useState } from 'react'
import { CategorySelect } from './category-select.tsx'

/** The category in a form of filters. */
export const CategoryField = ({ category }: { category: string }) => {
  const [chosen, setChosen] = useState(category)
  return <CategorySelect name="category" value={chosen} onChange={setChosen} />
}
