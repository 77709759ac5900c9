import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { matchPath, type Params } from './match-path.ts'

/** The current location. `key` names the browser's history entry, `default` for the one that the page was loaded with. */
export interface Location {
  pathname: string
  search: string
  hash: string
  state: unknown
  key: string
}

/**
 * An address of the app: a path, a query alone (`?room=7`), or parts of either; omitted parts stay as they are, except the query and
 * the hash.
 */
export type To = string | { pathname?: string; search?: string; hash?: string }

export interface NavigateOptions {
  /** Replaces the current entry, so that going back does not lead there. */
  replace?: boolean
  /** Stored with the entry, also across reloads. */
  state?: unknown
}

type NavigationType = 'POP' | 'PUSH' | 'REPLACE'
interface Entry {
  location: Location
  type: NavigationType
}
/** What the browser stores with an entry; `idx` counts the app's entries before it. */
type Kept = { usr?: unknown; key?: string; idx?: number } | null

const present = (type: NavigationType): Entry => {
  const { pathname, search, hash } = window.location
  const kept = history.state as Kept
  return { type, location: { pathname, search, hash, state: kept?.usr ?? null, key: kept?.key ?? 'default' } }
}

const listeners = new Set<(entry: Entry) => void>()

const addressOf = (to: To, here: Pick<Location, 'pathname' | 'search' | 'hash'> = window.location): string => {
  const { pathname, search, hash } = here
  if (typeof to !== 'string') return (to.pathname ?? pathname) + queried(to.search ?? '') + (to.hash ?? '')
  if (to.startsWith('?')) return pathname + to
  return to.startsWith('#') ? pathname + search + to : to || pathname + search + hash
}

const queried = (search: string) => (search === '' || search.startsWith('?') ? search : `?${search}`)

/** Goes to an address, or by a number of entries back or forward. Changes the address at once; the page follows as a transition. */
const navigate = (to: To | number, { replace = false, state = null }: NavigateOptions = {}): void => {
  if (typeof to === 'number') {
    history.go(to)
    return
  }
  const idx = (history.state as Kept)?.idx ?? 0
  const kept: Kept = { usr: state, key: Math.random().toString(36).slice(2, 10), idx: replace ? idx : idx + 1 }
  if (replace) history.replaceState(kept, '', addressOf(to))
  else history.pushState(kept, '', addressOf(to))
  for (const listener of listeners) listener(present(replace ? 'REPLACE' : 'PUSH'))
}

/** `useNavigate` for code outside the tree. */
export const goTo = (to: To): void => navigate(to)

const EntryContext = createContext<Entry | null>(null)
const ParamsContext = createContext<Params>({})

const useEntry = (): Entry => {
  const entry = useContext(EntryContext)
  if (!entry) throw new Error('There is no Router around this')
  return entry
}

/** Follows the address; must wrap everything that reads it. */
export const Router = ({ children }: { children: ReactNode }) => {
  const [entry, setEntry] = useState(() => present('POP'))
  useLayoutEffect(() => {
    // A transition: a page whose code or data is loading does not hide the current one.
    const listener = (next: Entry) => startTransition(() => setEntry(next))
    const pop = () => listener(present('POP'))
    listeners.add(listener)
    addEventListener('popstate', pop)
    return () => {
      listeners.delete(listener)
      removeEventListener('popstate', pop)
    }
  }, [])
  return <EntryContext value={entry}>{children}</EntryContext>
}

/** Renders `show` with the first route that matches the address; inside, `useParams` returns its named parts. */
export const FirstMatch = <R extends { path: string }>({ routes, show }: { routes: readonly R[]; show: (route: R) => ReactNode }) => {
  const { pathname } = useEntry().location
  for (const route of routes) {
    const params = matchPath(route.path, pathname)
    if (params) return <ParamsContext value={params}>{show(route)}</ParamsContext>
  }
  return null
}

/** The current location. */
export const useLocation = (): Location => useEntry().location

/** How the member got here: by the browser's back and forward (also the first page), or by a link that pushed or replaced an entry. */
export const useNavigationType = (): NavigationType => useEntry().type

/** Returns the navigate function; always the same one. */
export const useNavigate = () => navigate

/** The named parts of the current page's path. */
export const useParams = (): Params => useContext(ParamsContext)

/** The named parts of the current address if it matches a path, else null. */
export const useMatch = (path: string): Params | null => matchPath(path, useEntry().location.pathname)

type Query = URLSearchParams | Record<string, string>

/** The query of the address, and a function that goes to the same page with another query. */
export const useSearchParams = () => {
  const { search } = useEntry().location
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback((next: Query | ((before: URLSearchParams) => Query), options?: NavigateOptions) => {
    const query = typeof next === 'function' ? next(new URLSearchParams(window.location.search)) : next
    navigate({ search: new URLSearchParams(query).toString() }, options)
  }, [])
  return [params, setParams] as const
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  to: To
}

/** A link inside the app: a plain click navigates without loading a page; any other (new tab, download) is left to the browser. */
export const Link = ({ to, replace, state, onClick, ...rest }: LinkProps) => {
  const address = addressOf(to, useEntry().location)
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isPlain || (rest.target && rest.target !== '_self')) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    navigate(address, { replace: replace ?? address === pathname + search + hash, state })
  }
  return <a {...rest} href={address} onClick={go} />
}

/** A link that sets `aria-current` if it leads to the current page or, unless `end` is set, to a parent of it. */
export const NavLink = ({ end = false, ...props }: LinkProps & { end?: boolean }) => {
  const { location } = useEntry()
  const goal = addressOf(props.to, location)
    .replace(/[?#].*/, '')
    .toLowerCase()
  const here = location.pathname.toLowerCase()
  const isHere = here === goal || (!end && here.startsWith(`${goal}/`))
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />
}

/** Navigates as soon as it is rendered. */
export const Navigate = ({ to, replace, state }: NavigateOptions & { to: To }) => {
  const address = typeof to === 'string' ? to : addressOf(to)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` is a new object on every render; only the address matters.
  useEffect(() => navigate(address, { replace, state }), [address])
  return null
}
