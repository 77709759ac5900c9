/**
 * A typed description is sent as `description`, as the specification requires, and as `details`, where everybody reads it. A product
 * with a separate model has another `description`.
 */

/** The typed text with further details under it, as displayed. */
export const joinDetails = (...parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')

/** True if a description is also part of `details`, so that it is not a model. */
export const isAmongDetails = (description: string, details: string | null): boolean =>
  details !== null && description.trim() !== '' && details.startsWith(description.trim())
