import type { Request } from '@feria/contract'
import * as api from '@feria/contract/routes'
import type { Wish, WishFields } from '@feria/contract/wishes/schemas'
import { CallError, call } from '../../lib/call.ts'
import { queryClient } from '../../lib/query-client.ts'
import { routeKey } from '../../lib/use-route.ts'
import { fetchRequests } from './fetch-wishes.ts'
import { useWishes, work } from './wishes-store.ts'

type Changes = Request<typeof api.wishes.edit>['body']

/** Matching runs in the background: usually done this long after a change. */
const MATCHED_MS = 2500

/** Refetches once the matching has had time; a fallback for live notifications. */
const lookLater = () => setTimeout(() => useWishes.getState().userId && void fetchRequests(), MATCHED_MS)

/** Creates a wish of the member and puts it first in the list. Rejects with CallError. */
export const createWish = async (fields: WishFields): Promise<Wish> => {
  const wish = await work(
    'create',
    (userId) => call(api.wishes.create, { body: { ...fields, userId } }),
    (made) => useWishes.getState().putRequest(made),
  )
  lookLater()
  return wish
}

/** What changes at a touch, without a form. */
const TOUCHED = ['activo', 'isMuted', 'isPublic'] as const
type Shown = Partial<Pick<Wish, (typeof TOUCHED)[number]>>

const touchedOf = (changes: Shown): Shown =>
  Object.fromEntries(TOUCHED.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]]])))

interface UnderWay {
  /** The wish as last confirmed by the server. */
  agreed: Wish | undefined
  /** The pending changes shown on it, in order. */
  shown: Shown[]
  last: Promise<unknown>
}

/** Wishes with pending changes: those of one wish reach the server one after the other. */
const underWay = new Map<string, UnderWay>()

const find = (id: string): Wish | undefined => useWishes.getState().requests.items.find((wish) => wish.id === id)

/** Shows a wish with its pending changes: the response to an earlier change does not include a later one. */
const show = (wish: Wish): void => useWishes.getState().putRequest(Object.assign({}, wish, ...(underWay.get(wish.id)?.shown ?? [])))

const ended = (id: string, change: Shown) => {
  const mine = underWay.get(id)
  if (!mine) return
  mine.shown = mine.shown.filter((other) => other !== change)
  if (mine.shown.length === 0) underWay.delete(id)
}

/** Changes a wish, on screen at once; if the server refuses, reverts to what it last confirmed and rejects with CallError. */
export const updateWish = async (id: string, changes: Changes): Promise<Wish> => {
  const change = touchedOf(changes)
  const before = find(id)
  const mine = underWay.get(id) ?? { agreed: before, shown: [], last: Promise.resolve() }
  mine.shown.push(change)
  underWay.set(id, mine)
  if (before) show(before)
  const make = () => call(api.wishes.edit, { params: { id }, body: changes })
  const take = (wish: Wish) => {
    mine.agreed = wish
    ended(id, change)
    show(wish)
  }
  const turn = mine.last
  const made = work('update', () => turn.then(make), take)
  mine.last = made.catch(() => undefined)
  try {
    const wish = await made
    if (Object.keys(changes).some((name) => name !== 'isMuted' && name !== 'isPublic')) lookLater()
    return wish
  } catch (error) {
    const now = find(id)
    ended(id, change)
    if (mine.agreed && now && useWishes.getState().userId === mine.agreed.userId) show({ ...now, ...partOf(mine.agreed, change) })
    throw error
  } finally {
    ended(id, change)
  }
}

/** The fields of a wish that a change is about. */
const partOf = (wish: Wish, change: Shown): Shown =>
  Object.fromEntries(TOUCHED.flatMap((name) => (change[name] === undefined ? [] : [[name, wish[name]]])))

/** Deletes an active wish of the member; idempotent. Rejects with CallError. */
export const deleteWish = async (id: string): Promise<void> => {
  const remove = async () => {
    try {
      await call(api.wishes.remove, { params: { id } })
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 404) throw error
    }
  }
  await work('delete', remove, () => useWishes.getState().dropRequest(id))
}

/** A deleted wish as the body that creates it again. */
export const fieldsOf = ({ name, modelo, country, localization, maxPrice, currency, radiusKm }: Wish): WishFields => ({
  name,
  modelo,
  country,
  localization,
  maxPrice,
  currency,
  radiusKm,
})

const markNotified = (wishId: string, productId: string): void =>
  useWishes.setState(({ nearby }) => ({
    nearby: {
      ...nearby,
      items: nearby.items.map((one) => (one.wish.id === wishId && one.product.id === productId ? { ...one, isNotified: true } : one)),
    },
  }))

/** Notifies the owner of a wish about a product of the member; idempotent. Rejects with CallError. */
export const notifyOwner = async (wishId: string, productId: string): Promise<void> => {
  const tell = async () => {
    try {
      await call(api.wishes.notify, { params: { id: wishId }, body: { productId } })
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'wishes.already-notified') throw error
    }
  }
  await work('update', tell, () => markNotified(wishId, productId))
  void queryClient.invalidateQueries({ queryKey: [routeKey(api.wishes.match)] })
}
