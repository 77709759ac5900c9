/** What the server says of a place that it does not know; null for any other error. */
export const unknownPlace = (error: unknown): string | null => {
  const { code, message } = error as { code?: unknown; message?: string }
  return code === 'catalogue.unknown-place' ? (message ?? '') : null
}
