import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '../../lib/query-client.ts'
import { onSignOut, useSession } from '../../lib/session.ts'
import { useDerivedFavorites } from './derived-favorites.ts'
import { favoritesQuery } from './favorites-query.ts'
import { ownerOf } from './owner.ts'

let leave = () => {}

/** Keeps the derived ids in step with the favorites of whoever is here, without fetching any. */
const follow = () => {
  leave()
  const owner = ownerOf(useSession.getState())
  const show = (products: { id: string }[]) => useDerivedFavorites.setState(new Set(products.map(({ id }) => id)), true)
  if (owner === null) return show([])
  const observer = new QueryObserver(queryClient, { ...favoritesQuery(owner), enabled: false, notifyOnChangeProps: ['data'] })
  leave = observer.subscribe(({ data }) => data && show(data))
  show(observer.getCurrentResult().data ?? [])
}

follow()
useSession.subscribe(follow)
// The end of a session empties the cache, and with it what was followed.
onSignOut(follow)
