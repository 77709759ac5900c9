/** What an address says of these parts, always in the same order, so that two of them can be compared. */
export const queryOf = (params: URLSearchParams, parts: readonly string[]): string =>
  new URLSearchParams(
    parts.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  ).toString()
