import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RoomView } from '../conversation/room-view.ts'
import { showAsRead } from './list-cache.ts'

/** Clears the unread count of an open conversation in the list beside it: the list also counts a message that was read at once. */
export const useShownAsRead = (roomId: string, { isLoaded, readSeq, lastSeq }: RoomView): void => {
  const client = useQueryClient()
  const isRead = isLoaded && readSeq >= lastSeq
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message that was read counts.
  useEffect(() => {
    if (isRead) showAsRead(client, roomId)
  }, [isRead, lastSeq, client, roomId])
}
