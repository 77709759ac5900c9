import { readRoomId } from '@feria/contract/chat/rooms'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useSession } from '../../../lib/session.ts'
import { roomOf } from './rooms.ts'
import type { Family } from './send-failure.ts'
import { stayInRoom } from './stay-in-room.ts'

/** A conversation's state and actions; loads it, and stays in its room until unmounted. The id must be a valid room id. */
export const useConversation = (roomId: string, family: Family) => {
  const userId = useSession((session) => session.user?.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another member has their own room objects for the same ids.
  const room = useMemo(() => roomOf(roomId), [roomId, userId])
  const view = useStore(room.store)
  const isOpen = view.about !== null
  useEffect(() => {
    room.use(family)
    const load = () => void room.load()
    load()
    const loadAgain = () => room.store.getState().about === null && load()
    addEventListener('online', loadAgain)
    return () => removeEventListener('online', loadAgain)
  }, [room, family])
  useEffect(() => (isOpen ? stayInRoom(room, family) : undefined), [room, family, isOpen])
  return { room, view }
}

/** True for a valid room id. */
export const isRoomId = (roomId: string): boolean => readRoomId(roomId) !== null
