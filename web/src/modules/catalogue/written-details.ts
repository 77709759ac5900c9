/**
 * A typed description is sent as `description`, as the specification requires, and as `details`, where everybody reads it. A product
 * with a separate model has another `description`.
 */

const GAP = '\n\n'

/** The typed text with further details under it, as displayed. */
export const joinDetails = (...parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(GAP)

/** True if `details` begin with the description as a text of its own, so that it is not a model. */
export const isAmongDetails = (description: string, details: string | null): boolean => {
  const text = description.trim()
  return details !== null && text !== '' && (details === text || details.startsWith(text + GAP))
}

/** The details that stand under a written description. */
export const furtherDetails = (description: string, details: string | null): string =>
  (details ?? '').slice(description.trim().length).trim()
