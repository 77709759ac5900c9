import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSocketState } from '../../lib/socket.ts'
import { keepNotifications } from './keep-notifications.ts'
import { notificationsQuery, unreadQuery } from './notifications-query.ts'

/** Polling interval without a live connection, and the time the connection gets to open at first. */
const ASK_EVERY_MS = 60_000
const FIRST_WAIT_MS = 5000

/** Keeps a member's notifications and their count up to date: live, and by polling without a live connection. */
export const useLiveNotifications = (userId: string): void => {
  const isConnected = useSocketState((state) => state.isConnected)
  useQuery({
    ...notificationsQuery(userId),
    // It is fetched when the connection has opened.
    refetchOnMount: false,
    refetchInterval: (query) => !isConnected && (query.isFetched() ? ASK_EVERY_MS : FIRST_WAIT_MS),
  })
  // The bars only read it: here it is held in the cache.
  useQuery(unreadQuery(userId))
  useEffect(() => keepNotifications(userId), [userId])
}
