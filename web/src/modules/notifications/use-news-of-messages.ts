import * as api from '@feria/contract/routes'
import { useEffect } from 'react'
import { queryClient } from '../../lib/query-client.ts'
import { on, onConnected } from '../../lib/socket.ts'
import { routeKey } from '../../lib/use-route.ts'
import { useHasNewRequests } from '../chat/requests/last-check.ts'
import { atMostEvery } from './at-most-every.ts'
import { useBarState } from './counts.ts'

/** Events may come in bursts; counts are refetched at most this often. */
const COUNT_EVERY_MS = 2000
/** A connection opened this soon after the first count has missed nothing. */
const FRESH_MS = 10_000

/** Keeps the badge of «Mensajes» up to date: unread conversations and unseen requests. */
export const useNewsOfMessages = (): void => {
  // Fetches the number of conversations too: they come together.
  const hasNewRequests = useHasNewRequests()
  useEffect(() => useBarState.setState({ hasNewRequests }), [hasNewRequests])
  useEffect(() => {
    const started = Date.now()
    const count = atMostEvery(COUNT_EVERY_MS, () => void queryClient.invalidateQueries({ queryKey: [routeKey(api.chat.unread)] }))
    const ends = [
      on('message', count.run),
      on('chatRequest', count.run),
      on('readPosition', count.run),
      onConnected(() => {
        if (Date.now() - started > FRESH_MS) count.run()
      }),
      count.stop,
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [])
}
