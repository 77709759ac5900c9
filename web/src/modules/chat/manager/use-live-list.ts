import * as api from '@feria/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../../lib/session.ts'
import { emit, on, onConnected, useSocketState } from '../../../lib/socket.ts'
import { routeKey } from '../../../lib/use-route.ts'
import { refreshList, showAsRead, showInList } from './list-cache.ts'

/** Polling interval without a connection. */
const POLL_MS = 15_000
const nothing = () => undefined

/** Keeps the list of conversations up to date: through live messages, by polling without a connection. */
export const useLiveList = (): void => {
  const client = useQueryClient()
  const userId = useSession((session) => session.user?.id ?? '')
  useEffect(() => {
    const refresh = () => void refreshList(client)
    const poll = setInterval(() => {
      if (!useSocketState.getState().isConnected && document.visibilityState === 'visible') refresh()
    }, POLL_MS)
    // A list that was fetched before a connection opened may lack messages that came in between.
    let isWhole = useSocketState.getState().isConnected
    const stops = [
      onConnected(() => {
        void emit('joinNotificationChannel', { userId }).catch(nothing)
        if (!isWhole) refresh()
        isWhole = false
      }),
      on('message', (message) => showInList(client, message, userId)),
      on('readPosition', (position) => position.userId === userId && showAsRead(client, position.roomId)),
      on('chatRequest', ({ status }) => {
        void client.invalidateQueries({ queryKey: [routeKey(api.chat.sent)] })
        if (status === 'accepted') refresh()
      }),
      on('resync', refresh),
    ]
    return () => {
      clearInterval(poll)
      for (const stop of stops) stop()
    }
  }, [client, userId])
}
