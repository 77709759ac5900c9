import type { Answer, api } from '@feria/contract'
import type { InterestedMember, Match, Wish } from '@feria/contract/wishes/schemas'
import { create } from 'zustand'
import { CallError } from '../../lib/call.ts'
import { onSignOut } from '../../lib/session.ts'
import { keep, loadKept } from './kept-wishes.ts'

/** The store's pending operations, each with its own flag. */
export type Work = 'requests' | 'request' | 'matches' | 'products' | 'update' | 'delete' | 'create'

/** A product of the member, with the number of wishes it matches. */
export type OwnProduct = Answer<typeof api.wishes.products>[number]

/** A list as far as it was fetched; `isKnown` once the server has responded, `next` while there is more. */
export interface Listed<T> {
  items: T[]
  next: string | null
  isKnown: boolean
}

const nothing = { items: [], next: null, isKnown: false }
const idle: Record<Work, boolean> = {
  requests: false,
  request: false,
  matches: false,
  products: false,
  update: false,
  delete: false,
  create: false,
}

interface Wishes {
  /** The owner; null before the start and after a session. */
  userId: string | null
  /** The member's wishes, newest first. Stored ones show until the server has responded. */
  requests: Listed<Wish>
  /** Their matches; `matchesOf` is the single wish that they were fetched for, if any. */
  matches: Listed<Match>
  matchesOf: string | undefined
  products: Listed<OwnProduct>
  nearby: Listed<InterestedMember>
  loading: Record<Work, boolean>
  /** The last error, shared by all of them; cleared when fetching or creating starts. */
  error: CallError | null
  /** Loads the stored wishes of a member, once. */
  open: (userId: string) => void
  setRequests: (requests: Wish[]) => void
  /** Adds a wish in front, or replaces the one with its id. */
  putRequest: (wish: Wish) => void
  /** Removes a wish and its matches. */
  dropRequest: (id: string) => void
  dropMatch: (matchId: string) => void
}

const start = {
  userId: null,
  requests: nothing,
  matches: nothing,
  matchesOf: undefined,
  products: nothing,
  nearby: nothing,
  loading: idle,
  error: null,
}

/** The signed-in member's wishes and their matches; the wishes are stored across reloads under `requests:{userId}`. */
export const useWishes = create<Wishes>()((set, get) => {
  const write = (items: Wish[], isKnown = get().requests.isKnown) => {
    const { userId } = get()
    if (!userId) return
    set({ requests: { items, next: null, isKnown } })
    keep(userId, items)
  }
  return {
    ...start,
    open: (userId) => {
      if (userId === get().userId) return
      set({ ...start, userId, requests: { ...nothing, items: loadKept(userId) } })
    },
    setRequests: (requests) => write(requests, true),
    putRequest: (wish) => {
      const { items } = get().requests
      const isThere = items.some(({ id }) => id === wish.id)
      write(isThere ? items.map((other) => (other.id === wish.id ? wish : other)) : [wish, ...items])
    },
    dropRequest: (id) => {
      write(get().requests.items.filter((wish) => wish.id !== id))
      set(({ matches }) => ({ matches: { ...matches, items: matches.items.filter(({ wish }) => wish.id !== id) } }))
    },
    dropMatch: (matchId) =>
      set(({ matches, nearby }) => ({
        matches: { ...matches, items: matches.items.filter((match) => match.matchId !== matchId) },
        nearby: { ...nearby, items: nearby.items.filter((member) => member.matchId !== matchId) },
      })),
  }
})

/** The matches as displayed: exact ones and close ones. */
export const split = (matches: Match[]): { exact: Match[]; close: Match[] } => ({
  exact: matches.filter(({ coincidencia }) => coincidencia === 'MATCH'),
  close: matches.filter(({ coincidencia }) => coincidencia === 'CERCANO'),
})

/** The number of running calls by kind: its flag is on until the last of them has ended. */
const running = new Map<Work, number>()

const count = (work: Work, change: number) => {
  running.set(work, Math.max(0, (running.get(work) ?? 0) + change))
  useWishes.setState(({ loading }) => ({ loading: { ...loading, [work]: (running.get(work) ?? 0) > 0 } }))
}

/**
 * Makes a member's call with its flag set meanwhile. `take` gets the response, unless the session has ended by then. A failure is
 * stored in `error` and rejects with it. Fetching and creating clear the error first.
 */
export const work = async <T>(kind: Work, make: (userId: string) => Promise<T>, take: (answer: T) => void): Promise<T> => {
  const { userId } = useWishes.getState()
  if (!userId) throw new CallError(401)
  if (kind !== 'update' && kind !== 'delete') useWishes.setState({ error: null })
  count(kind, 1)
  const isMine = () => useWishes.getState().userId === userId
  try {
    const answer = await make(userId)
    if (isMine()) take(answer)
    return answer
  } catch (error) {
    if (isMine()) useWishes.setState({ error: error instanceof CallError ? error : new CallError(500) })
    throw error
  } finally {
    if (isMine()) count(kind, -1)
  }
}

onSignOut(() => {
  running.clear()
  useWishes.setState(start)
})
