import type { Request } from '@feria/contract'
import * as api from '@feria/contract/routes'
import type { Wish, WishFields } from '@feria/contract/wishes/schemas'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../lib/call.ts'
import { useSession } from '../../lib/session.ts'
import { routeKey } from '../../lib/use-route.ts'
import { changeInterested, changeMatches } from './match-pages.ts'
import { changeWishes, putWish } from './wishes-queries.ts'

export type WishChanges = Request<typeof api.wishes.edit>['body']

/** Matching runs in the background: usually done this long after a change. */
const MATCHED_MS = 2500

/** A fallback for live notifications. */
const refetchOnceMatched = (client: QueryClient) =>
  setTimeout(() => void client.invalidateQueries({ queryKey: [routeKey(api.wishes.list)] }), MATCHED_MS)

/** Creates a wish of the member and puts it first in the list. */
export const createWish = mutationOptions<Wish, CallError, WishFields>({
  mutationKey: [routeKey(api.wishes.create)],
  mutationFn: (fields) => call(api.wishes.create, { body: { ...fields, userId: useSession.getState().user?.id } }),
  onSuccess: (wish, _fields, _before, { client }) => {
    putWish(client, wish)
    refetchOnceMatched(client)
  },
})

/** Changes a wish. Those of one wish reach the server one after the other; `useRequests` shows them while they are pending. */
export const updateWish = (id: string) =>
  mutationOptions<Wish, CallError, WishChanges>({
    mutationKey: [routeKey(api.wishes.edit), id],
    scope: { id: `wish ${id}` },
    mutationFn: (body) => call(api.wishes.edit, { params: { id }, body }),
    onSuccess: (wish, changes, _before, { client }) => {
      putWish(client, wish)
      if (Object.keys(changes).some((name) => name !== 'isMuted' && name !== 'isPublic')) refetchOnceMatched(client)
    },
  })

/** Resolves to null for a refusal that says that it was done before. */
const orDone = <T>(calling: Promise<T>, isDone: (error: CallError) => boolean): Promise<T | null> =>
  calling.catch((error: unknown) => {
    if (error instanceof CallError && isDone(error)) return null
    throw error
  })

/** Deletes an active wish of the member, and its matches; idempotent. */
export const deleteWish = mutationOptions<unknown, CallError, Pick<Wish, 'id' | 'userId'>>({
  mutationKey: [routeKey(api.wishes.remove)],
  mutationFn: ({ id }) => orDone(call(api.wishes.remove, { params: { id } }), ({ status }) => status === 404),
  onSuccess: (_answer, { id, userId }, _before, { client }) => {
    changeWishes(client, userId, (wishes) => wishes.filter((wish) => wish.id !== id))
    changeMatches(client, (matches) => matches.filter(({ wish }) => wish.id !== id))
  },
})

/** Notifies the owner of a wish about a product of the member; idempotent. */
export const notifyOwner = mutationOptions<unknown, CallError, { wishId: string; productId: string }>({
  mutationKey: [routeKey(api.wishes.notify)],
  mutationFn: ({ wishId, productId }) =>
    orDone(call(api.wishes.notify, { params: { id: wishId }, body: { productId } }), ({ code }) => code === 'wishes.already-notified'),
  onSuccess: (_answer, { wishId, productId }, _before, { client }) => {
    changeInterested(client, (members) =>
      members.map((one) => (one.wish.id === wishId && one.product.id === productId ? { ...one, isNotified: true } : one)),
    )
    void client.invalidateQueries({ queryKey: [routeKey(api.wishes.match)] })
  },
})

/** Writes to the owner of a wish about a product of the member, who is then notified too. */
export const writeToOwner = mutationOptions<unknown, CallError, { wishId: string; productId: string; message: string; isSure: boolean }>({
  mutationKey: [routeKey(api.wishes.write)],
  mutationFn: ({ wishId, ...body }) => call(api.wishes.write, { params: { id: wishId }, body }),
  onSuccess: (_answer, { wishId, productId }, _before, { client }) => {
    changeInterested(client, (members) =>
      members.map((one) => (one.wish.id === wishId && one.product.id === productId ? { ...one, isNotified: true, isWritten: true } : one)),
    )
    for (const route of [api.wishes.match, api.chat.sent]) void client.invalidateQueries({ queryKey: [routeKey(route)] })
  },
})

/** A deleted wish as the body that creates it again. */
export const fieldsOf = ({ name, modelo, country, localization, maxPrice, currency, radiusKm, size, condition }: Wish): WishFields => ({
  name,
  modelo,
  country,
  localization,
  maxPrice,
  currency,
  radiusKm,
  size,
  condition,
})
