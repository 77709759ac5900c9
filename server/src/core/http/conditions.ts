/** Whether a browser that sent this `If-None-Match` has what this ETag names: it may be a list or `*`, and weak ones count. */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))

/**
 * The bytes that a `Range` header asks for of so many, both ends included; undefined where all of them are to be sent, since there is no
 * such header, it has more than one range or it cannot be read; null where there are none of them. Safari plays no sound without ranges.
 */
export const rangeOf = (header: string | undefined, length: number): [first: number, last: number] | null | undefined => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || from + to === '') return undefined
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return first <= last ? [first, last] : null
}
