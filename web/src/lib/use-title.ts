import { useEffect } from 'react'
import { brand } from './brand.ts'

/** Sets the document's title to «Page · Feria», with the product's own name; without a page, to the name alone. */
export const useTitle = (page?: string): void => {
  useEffect(() => {
    document.title = page ? `${page} · ${brand}` : brand
  }, [page])
}
