/** Names of chat rooms. No schemas here: the browser loads this file whole. */

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const ROOM = new RegExp(`^(${UUID})_(${UUID})_(${UUID})$`)

/** Whose room it is and about which product. */
export interface RoomParts {
  buyerId: string
  sellerId: string
  productId: string
}

/** The id of a room, `{buyerId}_{sellerId}_{productId}`. */
export const roomIdOf = ({ buyerId, sellerId, productId }: RoomParts): string => `${buyerId}_${sellerId}_${productId}`

/** The parts of a room's id; null when the text is none. */
export const readRoomId = (text: string): RoomParts | null => {
  const [, buyerId, sellerId, productId] = ROOM.exec(text) ?? []
  return buyerId && sellerId && productId ? { buyerId, sellerId, productId } : null
}
