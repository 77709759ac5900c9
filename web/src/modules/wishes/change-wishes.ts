import type { Request } from '@feria/contract'
import { api } from '@feria/contract/routes'
import type { Wish, WishFields } from '@feria/contract/wishes/schemas'
import { CallError, call } from '../../lib/call.ts'
import { queryClient } from '../../lib/query-client.ts'
import { routeKey } from '../../lib/use-route.ts'
import { fetchRequests } from './fetch-wishes.ts'
import { useWishes, work } from './wishes-store.ts'

type Changes = Request<typeof api.wishes.edit>['body']

/** Matches are looked for in the background: so long after a change they are most often there. */
const MATCHED_MS = 2500

/** Asks again once the matching has had its time; with live notices this is only the second way to hear of it. */
const lookLater = () => setTimeout(() => useWishes.getState().userId && void fetchRequests(), MATCHED_MS)

/** Makes a wish of the member and puts it in front of the list. Rejects with CallError. */
export const createWish = async (fields: WishFields): Promise<Wish> => {
  const wish = await work(
    'create',
    (userId) => call(api.wishes.create, { body: { ...fields, userId } }),
    (made) => useWishes.getState().putRequest(made),
  )
  lookLater()
  return wish
}

type Shown = Partial<Pick<Wish, 'activo' | 'isMuted'>>

interface UnderWay {
  /** The wish as the server last agreed to it. */
  agreed: Wish | undefined
  /** What the changes on their way show of it, in their order. */
  shown: Shown[]
  last: Promise<unknown>
}

/** Wishes with changes on their way: those of one wish reach the server one after the other. */
const underWay = new Map<string, UnderWay>()

const find = (id: string): Wish | undefined => useWishes.getState().requests.items.find((wish) => wish.id === id)

/** Puts a wish on screen with what is on its way to it: the answer of an earlier change knows nothing of a later one. */
const show = (wish: Wish): void => useWishes.getState().putRequest(Object.assign({}, wish, ...(underWay.get(wish.id)?.shown ?? [])))

const ended = (id: string, change: Shown) => {
  const mine = underWay.get(id)
  if (!mine) return
  mine.shown = mine.shown.filter((other) => other !== change)
  if (mine.shown.length === 0) underWay.delete(id)
}

/**
 * Changes a wish, on screen at once; goes back to what the server last agreed to when it does not agree, and rejects with CallError
 *.
 */
export const updateWish = async (id: string, changes: Changes): Promise<Wish> => {
  const { activo, isMuted } = changes
  const change: Shown = { ...(activo === undefined ? {} : { activo }), ...(isMuted === undefined ? {} : { isMuted }) }
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
    if (isMuted === undefined) lookLater()
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

/** What a wish says of that which a change is about. */
const partOf = ({ activo, isMuted }: Wish, change: Shown): Shown => ({
  ...(change.activo === undefined ? {} : { activo }),
  ...(change.isMuted === undefined ? {} : { isMuted }),
})

/** Removes an active wish of the member; one that is gone already counts as removed. Rejects with CallError. */
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

/** What a removed wish was, as the body that makes it anew. */
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

/** Tells the owner of a wish about a product of the member; who was told already counts as told. Rejects with CallError. */
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
