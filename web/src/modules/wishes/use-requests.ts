import * as api from '@feria/contract/routes'
import type { Wish } from '@feria/contract/wishes/schemas'
import { useMutationState, useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session.ts'
import { routeKey } from '../../lib/use-route.ts'
import type { WishChanges } from './wish-mutations.ts'
import { wishesQuery } from './wishes-queries.ts'

/** The part of a change that shows before the server has answered. */
const touchedOf = ({ activo, isMuted, isPublic }: WishChanges): Partial<Wish> =>
  Object.fromEntries(Object.entries({ activo, isMuted, isPublic }).filter(([, value]) => value !== undefined))

/**
 * The member's wishes, newest first; stored ones show until the server has answered, which is when they are known. Pending changes lie
 * over them, in order: no answer undoes a later change, and a refused change leaves what the server last confirmed. With
 * `enabled: false` only `refetch` fetches.
 */
export const useRequests = ({ enabled = true } = {}) => {
  const userId = useSession((session) => session.user?.id ?? '')
  const { data, dataUpdatedAt, refetch } = useQuery({
    ...wishesQuery(userId),
    enabled: enabled && userId !== '',
    refetchOnMount: 'always',
  })
  const pending = useMutationState({
    filters: { mutationKey: [routeKey(api.wishes.edit)], status: 'pending' },
    select: ({ options, state }) => ({ id: options.mutationKey?.[1], touched: touchedOf(state.variables as WishChanges) }),
  })
  const shown = (wish: Wish): Wish => Object.assign({}, wish, ...pending.filter(({ id }) => id === wish.id).map(({ touched }) => touched))
  return { items: data.map(shown), isKnown: dataUpdatedAt > 0, refetch }
}
