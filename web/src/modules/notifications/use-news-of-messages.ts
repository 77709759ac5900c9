import * as api from '@feria/contract/routes'
import { useEffect } from 'react'
import { queryClient } from '../../lib/query-client.ts'
import { on } from '../../lib/socket.ts'
import { routeKey } from '../../lib/use-route.ts'
import { useHasNewRequests } from '../chat/requests/last-check.ts'
import { atMostEvery } from './at-most-every.ts'
import { useBarState } from './counts.ts'

/** Events that change the badge of «Mensajes». */
export const newsOfMessages = ['message', 'chatRequest', 'readPosition'] as const

/** Events may come in bursts; counts are refetched at most this often. */
const COUNT_EVERY_MS = 2000

/**
 * Keeps the badge of «Mensajes» up to date: unread conversations and unseen requests. A new connection brings them by itself, when the
 * channel is joined.
 */
export const useNewsOfMessages = (): void => {
  // Fetches the number of conversations too: they come together.
  const hasNewRequests = useHasNewRequests()
  useEffect(() => useBarState.setState({ hasNewRequests }), [hasNewRequests])
  useEffect(() => {
    const count = atMostEvery(COUNT_EVERY_MS, () => void queryClient.invalidateQueries({ queryKey: [routeKey(api.chat.unread)] }))
    const ends = [...newsOfMessages.map((name) => on(name, count.run)), count.stop]
    return () => {
      for (const end of ends) end()
    }
  }, [])
}
