import { useEffect } from 'react'

/** Sets the document's description while a page is open, and restores the former one. */
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
