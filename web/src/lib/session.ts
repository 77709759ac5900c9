import type { User } from '@feria/contract/accounts/schemas'
import { create } from 'zustand'

/** Local storage keys, given by the specification. */
const USER = 'user'
const TOKEN = 'token'
const SEARCHES = 'recentSearches'
/** Key prefixes of what members wrote and have not sent yet. */
const WRITTEN = /^(draft|(chat|delivery)-outbox):/
/** Key prefixes of what the server has as well; a visitor's favorites stay for when they sign in. */
const OWN = /^(favorites|notifications|chatLastCheck|requests):(?!visitante$)/

/** Who ended the session: the member, here or in another tab, or the server. */
export type EndedBy = 'member' | 'server'

interface Session {
  user: User | null
  token: string | null
  /** False until local storage was read, and the member looked up if only the token was stored. */
  isRestored: boolean
  /** How the last session ended; null if there was none or one is active. */
  endedBy: EndedBy | null
  signIn: (token: string, user: User) => void
  setUser: (user: User) => void
  signOut: (by?: EndedBy) => void
}

/** Runs a storage operation; a browser that blocks storage only forgets the session on reload. */
const tryStorage = <T>(work: (storage: Storage) => T, open = () => localStorage): T | undefined => {
  try {
    return work(open())
  } catch {
    return undefined
  }
}

const keep = (key: string, value: string) => tryStorage((storage) => storage.setItem(key, value))
const forget = (key: string) => tryStorage((storage) => storage.removeItem(key))
// Here and not in the modules that write them: their code may not be loaded when a session ends.
const forgetAll = (keys: RegExp, open?: () => Storage) =>
  tryStorage((storage) => {
    for (const key of Object.keys(storage)) if (keys.test(key)) storage.removeItem(key)
  }, open)
const forgetWritten = (open: () => Storage) => forgetAll(WRITTEN, open)

const resets = new Set<() => void>([() => forgetAll(OWN)])

/** Registers a cleanup for the end of a session. Returns a function that unregisters it. */
export const onSignOut = (reset: () => void): (() => void) => {
  resets.add(reset)
  return () => resets.delete(reset)
}

/** The token stored on this device, null if there is none. */
export const keptToken = (): string | null => tryStorage((storage) => storage.getItem(TOKEN)) || null

const read = (): Pick<Session, 'user' | 'token'> => {
  const token = keptToken()
  const user = tryStorage((storage) => JSON.parse(storage.getItem(USER) ?? 'null') as User | null) ?? null
  return token && typeof user?.id === 'string' ? { token, user } : { token: null, user: null }
}

/** The signed-in member, stored in local storage under exactly `user` and `token`. Member and token are set and removed together. */
export const useSession = create<Session>()((set, get) => ({
  user: null,
  token: null,
  isRestored: false,
  endedBy: null,
  signIn: (token, user) => {
    // The next person at this browser must not find data of the previous one.
    if (get().user && get().user?.id !== user.id) get().signOut()
    keep(TOKEN, token)
    keep(USER, JSON.stringify(user))
    set({ token, user, endedBy: null })
  },
  setUser: (user) => {
    if (!get().token) return
    keep(USER, JSON.stringify(user))
    set({ user })
  },
  signOut: (by = 'member') => {
    for (const key of [TOKEN, USER, SEARCHES]) forget(key)
    // If the server ended the session, the work continues after the next login: drafts and messages are stored under the member's id.
    if (by === 'member') for (const open of [() => localStorage, () => sessionStorage]) forgetWritten(open)
    set({ token: null, user: null, endedBy: by })
    for (const reset of resets) reset()
  },
}))

/**
 * Restores the stored session and from then on follows other tabs: signing in or out there does so here. Called once, at start;
 * `restoreMember` looks up the member of a token that was stored without one.
 */
export const restoreSession = (restoreMember: (token: string) => Promise<void>): void => {
  const kept = read()
  const alone = kept.token ? null : keptToken()
  useSession.setState({ ...kept, isRestored: !alone })
  if (alone)
    restoreMember(alone)
      .catch(() => undefined)
      .then(() => useSession.setState({ isRestored: true }))
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== TOKEN && key !== USER) return
    const before = useSession.getState()
    const now = read()
    const isAnother = before.user !== null && before.user.id !== now.user?.id
    useSession.setState({ ...now, endedBy: now.token || !isAnother ? before.endedBy : 'member' })
    if (!isAnother) return
    // The tab that ended the session has already cleared local storage.
    forgetWritten(() => sessionStorage)
    for (const reset of resets) reset()
  })
}

/** True while a member is signed in. */
export const useIsSignedIn = (): boolean => useSession((session) => session.token !== null)
