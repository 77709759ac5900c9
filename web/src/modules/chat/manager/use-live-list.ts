import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../../lib/session.ts'
import { emit, on, onConnected, useSocketState } from '../../../lib/socket.ts'
import { refreshList, showAsRead, showInList } from './list-cache.ts'

/** Without a connection the list is asked for so often. */
const POLL_MS = 15_000
const nothing = () => undefined

/** Keeps the list of conversations up to date: told of every message live, asked again now and then without a connection. */
export const useLiveList = (): void => {
  const client = useQueryClient()
  const userId = useSession((session) => session.user?.id ?? '')
  useEffect(() => {
    const refresh = () => void refreshList(client)
    const poll = setInterval(() => {
      if (!useSocketState.getState().isConnected && document.visibilityState === 'visible') refresh()
    }, POLL_MS)
    let isFirst = true
    const stops = [
      onConnected(() => {
        void emit('joinNotificationChannel', { userId }).catch(nothing)
        // What came while the connection was away was told to nobody.
        if (!isFirst) refresh()
        isFirst = false
      }),
      on('message', (message) => showInList(client, message, userId)),
      on('readPosition', (told) => told.userId === userId && showAsRead(client, told.roomId)),
      on('chatRequest', ({ status }) => status === 'accepted' && refresh()),
      on('resync', refresh),
    ]
    return () => {
      clearInterval(poll)
      for (const stop of stops) stop()
    }
  }, [client, userId])
}
