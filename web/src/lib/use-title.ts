import { useEffect } from 'react'

/** Sets the document's title to «Page · Feria»; without a page, to «Feria». */
export const useTitle = (page?: string): void => {
  useEffect(() => {
    document.title = page ? `${page} · Feria` : 'Feria'
  }, [page])
}
