import { memberChannel } from '../../core/channels.ts'

/** Sockets that joined a room as the manager does, and as the page of a product does. */
export const roomChannel = (roomId: string): string => `room:${roomId}`
export const productChannel = (roomId: string): string => `product:${roomId}`

/** Where something is told that both parties of a room hear, in the room and in all their notification channels. */
export const bothParties = (room: { roomId: string; buyerId: string; sellerId: string }): string[] => [
  roomChannel(room.roomId),
  memberChannel(room.buyerId),
  memberChannel(room.sellerId),
]
