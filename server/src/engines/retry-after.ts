/** The `Retry-After` of a response, in seconds or as a date, in milliseconds; undefined if it is missing or invalid. */
export const retryAfterMs = (header: string | null | undefined): number | undefined => {
  if (!header) return undefined
  if (/^\d{1,6}$/.test(header.trim())) return Number(header) * 1000
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now())
}
