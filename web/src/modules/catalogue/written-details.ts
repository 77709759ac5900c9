/**
 * What somebody writes as the description of a product is sent as `description`, as stated, and as `details`, under which everybody reads
 * it. A product whose model is told apart has another `description`.
 */

/** What was written, with further details under it, as it is read. */
export const joinDetails = (...parts: string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')

/** True when a description is read under `details`, so that it is no model. */
export const isAmongDetails = (description: string, details: string | null): boolean =>
  details !== null && description.trim() !== '' && details.startsWith(description.trim())
