/** Parses a URL; null if it is invalid. `URL.canParse` is missing in browsers that Feria supports. */
export const readUrl = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
