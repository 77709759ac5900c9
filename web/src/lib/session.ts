import type { User } from '@feria/contract/accounts/schemas'
import { create } from 'zustand'

/** Stated keys of local storage. */
const USER = 'user'
const TOKEN = 'token'
const SEARCHES = 'recentSearches'
/** What members wrote and did not send yet is kept under these beginnings. */
const WRITTEN = /^(draft|chat-outbox):/

/** Who ended the session: the member here or in another tab, or the server. */
export type EndedBy = 'member' | 'server'

interface Session {
  user: User | null
  token: string | null
  /** False until local storage was read, and the member asked for where only the token was kept. */
  isRestored: boolean
  /** How the last session ended; null while there was none or one goes on. */
  endedBy: EndedBy | null
  signIn: (token: string, user: User) => void
  setUser: (user: User) => void
  signOut: (by?: EndedBy) => void
}

const resets = new Set<() => void>()

/** Registers what else to forget when a session ends; answers how to unregister. */
export const onSignOut = (reset: () => void): (() => void) => {
  resets.add(reset)
  return () => resets.delete(reset)
}

/** Runs a piece of storage work; a browser that blocks storage only loses the memory of the session, not the session. */
const tryStorage = <T>(work: (storage: Storage) => T, open = () => localStorage): T | undefined => {
  try {
    return work(open())
  } catch {
    return undefined
  }
}

const keep = (key: string, value: string) => tryStorage((storage) => storage.setItem(key, value))
const forget = (key: string) => tryStorage((storage) => storage.removeItem(key))
// Here and not beside those who write: their code may not be loaded when a session ends.
const forgetWritten = (open: () => Storage) =>
  tryStorage((storage) => {
    for (const key of Object.keys(storage)) if (WRITTEN.test(key)) storage.removeItem(key)
  }, open)

/** The token on this device, null where there is none. */
export const keptToken = (): string | null => tryStorage((storage) => storage.getItem(TOKEN)) || null

const read = (): Pick<Session, 'user' | 'token'> => {
  const token = keptToken()
  const user = tryStorage((storage) => JSON.parse(storage.getItem(USER) ?? 'null') as User | null) ?? null
  return token && typeof user?.id === 'string' ? { token, user } : { token: null, user: null }
}

/** The signed-in member, kept in local storage under exactly `user` and `token`. Member and token come and go together. */
export const useSession = create<Session>()((set, get) => ({
  user: null,
  token: null,
  isRestored: false,
  endedBy: null,
  signIn: (token, user) => {
    // The next person at this browser finds nothing of the one before.
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
    // What the server ended is gone on with after the next login: each member's drafts and messages are under their id.
    if (by === 'member') for (const open of [() => localStorage, () => sessionStorage]) forgetWritten(open)
    set({ token: null, user: null, endedBy: by })
    for (const reset of resets) reset()
  },
}))

/**
 * Reads the kept session and from then on follows other tabs: signing in or out there does so here. Called once, at start; `restoreMember`
 * asks whose a token is that was kept without its member.
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
    // What is on the device, whoever ended the session has seen to.
    forgetWritten(() => sessionStorage)
    for (const reset of resets) reset()
  })
}

/** True while somebody is signed in. */
export const useIsSignedIn = (): boolean => useSession((session) => session.token !== null)
