/** The values of a path's named parts. */
export type Params = Record<string, string | undefined>

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    // A lone percent sign, typed by hand: taken literally.
    return part
  }
}

/**
 * The named parts of an address that matches a path such as `/orders/:orderId`, null if it does not. Ignores letter case and extra
 * slashes; `*` matches everything.
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
