import { useEffect } from 'react'

/** Sets the description of the document while a page is open, and puts the former one back. */
export const useDescription = (text: string | undefined): void => {
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (!meta || !text) return
    const before = meta.content
    meta.content = text
    return () => {
      meta.content = before
    }
  }, [text])
}
