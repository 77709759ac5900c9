/** What a kind of notification consists of. No schemas here: the browser loads this file. */

/** Data of a notification, as far as it exists. */
export interface NotificationData {
  matchId?: string | undefined
  productId?: string | undefined
  orderNumber?: string | undefined
  orderId?: string | undefined
  productName?: string | undefined
  roomId?: string | undefined
  personName?: string | undefined
  /** What the person wrote, or its beginning. */
  excerpt?: string | undefined
  /** How many matches or people a grouped notification has. */
  count?: number | undefined
  /** How well a product fits a wish, from 0 to 1, with the strongest reason for it and against it. */
  matchScore?: number | undefined
  reasonFor?: string | undefined
  reasonAgainst?: string | undefined
}

export interface NotificationKind {
  type: string
  who: string
  title: string
  message: (data: NotificationData) => string
  /** The link; null for none. */
  route: (data: NotificationData) => string | null
}

/** A page by its key; null without one. */
export const at = (path: string, key: string | undefined): string | null => (key ? `${path}/${encodeURIComponent(key)}` : null)
/** The product that a message is about, quoted. */
export const named = ({ productName }: NotificationData): string => (productName ? `«${productName}»` : 'un producto')
