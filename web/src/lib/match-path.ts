/** What a path's named parts are at an address. */
export type Params = Record<string, string | undefined>

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    // A lone percent sign, typed by hand: it stands for itself.
    return part
  }
}

/**
 * The named parts of an address that fits a path such as `/orders/:orderId`, null when it does not. Letter case and slashes too many do not
 * matter; `*` fits everything.
 */
export const matchPath = (path: string, pathname: string): Params | null => {
  if (path === '*') return {}
  const wanted = partsOf(path)
  const given = partsOf(pathname).map(decode)
  if (wanted.length !== given.length) return null
  const params: Params = {}
  for (const [n, part] of wanted.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = given[n]
    else if (part.toLowerCase() !== given[n]?.toLowerCase()) return null
  }
  return params
}
