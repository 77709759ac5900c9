import type { Conversation } from '@feria/contract/chat/schemas'
import { texts } from '../texts.ts'

/**
 * Whether a conversation offers «Comprar ahora», and why it is disabled: only the buyer sees it, once the room has a message of
 * theirs.
 */
export const buyingIn = ({ role, product, can }: Conversation, hasWritten: boolean): { isOffered: boolean; why: string | null } => {
  if (role !== 'buyer' || !product) return { isOffered: false, why: null }
  if (!product.isAvailable) return { isOffered: true, why: texts.whyNotBuy.gone }
  if (product.price === null) return { isOffered: true, why: texts.whyNotBuy.noPrice }
  return { isOffered: true, why: can.buy || hasWritten ? null : texts.whyNotBuy.write }
}
