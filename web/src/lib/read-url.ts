/** An address as the browser reads it; null when it is none. `URL.canParse` is missing in browsers that Feria works in. */
export const readUrl = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
