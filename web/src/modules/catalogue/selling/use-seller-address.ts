import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type Column, readSorting, turned } from './seller-filters.ts'

/** The URL state of the seller's panel: search, category, sort order, and which product's form is open. */
export const useSellerAddress = () => {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation() as { state: { isOpened?: boolean } | null }
  const navigate = useNavigate()

  const change = (values: Record<string, string | null>, options: Parameters<typeof setParams>[1]) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      return next
    }, options)

  const sorting = readSorting(params.get('orden'))
  return {
    search: params.get('q') ?? '',
    category: params.get('categoria') ?? '',
    sorting,
    /** The id of the product whose form is open, `new`, or null. */
    target: params.get('edit') || (params.has('nuevo') ? 'new' : null),
    setSearch: (search: string) => change({ q: search.trim() }, { replace: true }),
    setCategory: (category: string) => change({ categoria: category }, { replace: true }),
    sortBy: (column: Column) => change({ orden: turned(sorting, column) }, { replace: true }),
    clear: () => change({ q: null, categoria: null }, { replace: true }),
    open: (target: string) =>
      change(target === 'new' ? { nuevo: '1', edit: null } : { edit: target, nuevo: null }, { state: { isOpened: true } }),
    /** Goes back to where the form was opened; if it was opened by a direct link, only clears the URL. */
    close: () => {
      if (state?.isOpened) navigate(-1)
      else change({ edit: null, nuevo: null }, { replace: true })
    },
  }
}
