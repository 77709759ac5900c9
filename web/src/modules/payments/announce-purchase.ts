import { showAlert } from '../../lib/alert-box.ts'
import { texts } from './texts.ts'

/** The stated alert of a purchase, from which its buyer may also write to the seller. Resolves to where the buyer goes now. */
export const announcePurchase = async (room: string | null): Promise<string> => {
  let to = '/history'
  const act = () => {
    to = `/chat/${room}`
  }
  await showAlert(texts.card.success, room ? { more: { label: texts.toSeller, act } } : {})
  return to
}
