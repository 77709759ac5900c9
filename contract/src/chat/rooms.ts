/** Room ids. No schemas here: the browser loads this file. */

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const ROOM = new RegExp(`^(${UUID})_(${UUID})_(${UUID})$`)

/** The parties of a room and its product. */
export interface RoomParts {
  buyerId: string
  sellerId: string
  productId: string
}

/** The id of a room, `{buyerId}_{sellerId}_{productId}`. */
export const roomIdOf = ({ buyerId, sellerId, productId }: RoomParts): string => `${buyerId}_${sellerId}_${productId}`

/** The parts of a room's id; null for any other text. */
export const readRoomId = (text: string): RoomParts | null => {
  const [, buyerId, sellerId, productId] = ROOM.exec(text) ?? []
  return buyerId && sellerId && productId ? { buyerId, sellerId, productId } : null
}
