import { api, type Request } from '@feria/contract'
import type { Wish, WishFields } from '@feria/contract/wishes'
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

/** Makes a wish of the member and puts it in front of the list [WISH-23]. Rejects with CallError. */
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

/** What changes that are on their way show of a wish, in their order. */
const underWay = new Map<string, Shown[]>()

const arrived = (id: string, change: Shown) => {
  const rest = (underWay.get(id) ?? []).filter((other) => other !== change)
  rest.length > 0 ? underWay.set(id, rest) : underWay.delete(id)
}

/** Puts a wish on screen with what is on its way to it: the answer of an earlier change knows nothing of a later one. */
const show = (wish: Wish): void => useWishes.getState().putRequest(Object.assign({}, wish, ...(underWay.get(wish.id) ?? [])))

const find = (id: string): Wish | undefined => useWishes.getState().requests.items.find((wish) => wish.id === id)

/** Changes a wish, on screen at once; goes back when the server does not agree, and rejects with CallError [WISH-07]. */
export const updateWish = async (id: string, changes: Changes): Promise<Wish> => {
  const { activo, isMuted } = changes
  const change: Shown = { ...(activo === undefined ? {} : { activo }), ...(isMuted === undefined ? {} : { isMuted }) }
  const before = find(id)
  underWay.set(id, [...(underWay.get(id) ?? []), change])
  if (before) show(before)
  const settle = (wish: Wish) => {
    arrived(id, change)
    show(wish)
  }
  try {
    const wish = await work('update', () => call(api.wishes.edit, { params: { id }, body: changes }), settle)
    if (isMuted === undefined) lookLater()
    return wish
  } catch (error) {
    const now = find(id)
    if (before && now && useWishes.getState().userId === before.userId) {
      const back: Shown = {
        ...(activo === undefined ? {} : { activo: before.activo }),
        ...(isMuted === undefined ? {} : { isMuted: before.isMuted }),
      }
      settle({ ...now, ...back })
    }
    throw error
  } finally {
    arrived(id, change)
  }
}

/** Removes an active wish of the member [WISH-08]; one that is gone already counts as removed. Rejects with CallError. */
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

/** Tells the owner of a wish about a product of the member [WISH-13]; who was told already counts as told. Rejects with CallError. */
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
