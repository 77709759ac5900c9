/** The address of a search from the dashboard; undefined if both the title and the category are empty. */
export const searchAddress = (title: string, category: string): string | undefined => {
  const params = new URLSearchParams()
  if (title.trim()) params.set('q', title.trim())
  if (category.trim()) params.set('category', category.trim())
  return params.size > 0 ? `/search?${params}` : undefined
}
