/** Where a search from the dashboard leads [SRCH-04]; undefined when both the title and the category are empty [SRCH-05]. */
export const searchAddress = (title: string, category: string): string | undefined => {
  const params = new URLSearchParams()
  if (title.trim()) params.set('q', title.trim())
  if (category.trim()) params.set('category', category.trim())
  return params.size > 0 ? `/search?${params}` : undefined
}

/** The address of the catalogue for that of a search: `q` becomes `search`, what else the catalogue reads stays. */
export const catalogueAddress = (params: URLSearchParams): string => {
  const next = new URLSearchParams(params)
  const q = params.get('q')?.trim()
  next.delete('q')
  if (q) next.set('search', q)
  return next.size > 0 ? `/all-products?${next}` : '/all-products'
}
