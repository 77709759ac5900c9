import { type NotificationName, notificationKinds } from '@feria/contract/notifications/kinds'
import * as api from '@feria/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { on, onConnected } from '../../lib/socket.ts'
import { routeKey, useRoute } from '../../lib/use-route.ts'
import { CHANGED_BY_PAYMENT } from './payment-changes.ts'
import { isSettled } from './return-state.ts'

const ASK_MS = 3000
const FOLLOW_MS = 120_000

/**
 * An order whose payment is pending: polled every 3 s for 2 minutes, and refetched whenever a notification arrives or the connection
 * returns, while the page is open. `follow` starts another 2 minutes.
 */
export const useFollowedOrder = (id: string) => {
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const [isFollowed, setIsFollowed] = useState(true)
  const query = useRoute(
    api.orders.get,
    { params: { id } },
    { enabled: id !== '', staleTime: 0, refetchInterval: ({ state }) => (isFollowed && !isSettled(state.data) ? ASK_MS : false) },
  )
  const { refetch, data } = query
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round restarts the timer.
  useEffect(() => {
    setIsFollowed(true)
    const timer = setTimeout(() => setIsFollowed(false), FOLLOW_MS)
    return () => clearTimeout(timer)
  }, [id, round])
  useEffect(() => {
    if (id === '') return
    const ask = () => void refetch()
    const stops = [...(Object.keys(notificationKinds) as NotificationName[]).map((name) => on(name, ask)), onConnected(ask)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [id, refetch])
  const isOver = isSettled(data)
  useEffect(() => {
    if (isOver) for (const route of CHANGED_BY_PAYMENT) void client.invalidateQueries({ queryKey: [routeKey(route)] })
  }, [isOver, client])
  const follow = () => {
    setRound(round + 1)
    void refetch()
  }
  return { order: data, error: query.error, isFetching: query.isFetching, isFollowed, follow }
}
