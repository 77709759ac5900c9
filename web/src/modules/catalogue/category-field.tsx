import { useState } from 'react'
import { CategorySelect } from './category-select.tsx'
import { useCategories } from './use-categories.ts'

/** The category in a form of filters. */
export const CategoryField = ({ category }: { category: string }) => {
  const categories = useCategories()
  const [chosen, setChosen] = useState(category)
  return <CategorySelect name="category" categories={categories} value={chosen} onChange={setChosen} />
}
