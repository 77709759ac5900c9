/** What stands between a bracket and the one that closes it. */
export const within = (text: string, from: number): string => {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if ('([{'.includes(text[at] ?? '')) depth++
    if (')]}'.includes(text[at] ?? '') && --depth === 0) return text.slice(from + 1, at)
  }
  return ''
}
