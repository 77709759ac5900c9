import { useLayoutEffect } from 'react'
import { brand } from './brand.ts'

/**
 * Titles the document «Page · Feria», with the product's own name, for as long as the component is shown: with what its route cannot
 * know, such as a name that is still to be fetched. Without a page the title is the route's.
 */
export const useTitle = (page?: string): void => {
  // Together with the page: the heading that it brings is what the announcement of the title waits for.
  useLayoutEffect(() => {
    if (page === undefined) return
    // Of several titles the first one counts. The route's own is left alone: React only rewrites it for a route with another one.
    const title = document.createElement('title')
    title.textContent = `${page} · ${brand}`
    document.head.prepend(title)
    return () => title.remove()
  }, [page])
}
