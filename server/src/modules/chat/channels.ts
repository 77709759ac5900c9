import { memberChannel } from '../../core/channels.ts'

/** Sockets in a room: as the chat page joins it, and as a product's page does. */
export const roomChannel = (roomId: string): string => `room:${roomId}`
export const productChannel = (roomId: string): string => `product:${roomId}`

/** The channels that reach both parties of a room: the room's, and both notification channels. */
export const bothParties = (room: { roomId: string; buyerId: string; sellerId: string }): string[] => [
  roomChannel(room.roomId),
  memberChannel(room.buyerId),
  memberChannel(room.sellerId),
]
