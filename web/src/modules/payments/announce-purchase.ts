import { showAlert } from '../../lib/alert-box.ts'
import { writeToTexts } from '../chat/write-to-texts.ts'
import { texts } from './texts.ts'

/** The stated alert of a purchase, from which its buyer may also write to the seller. Resolves to where the buyer goes now. */
export const announcePurchase = async (room: string | null): Promise<string> => {
  let to = '/history'
  const act = () => {
    to = `/chat/${room}`
  }
  await showAlert(texts.card.success, room ? { more: { label: writeToTexts.seller, act } } : {})
  return to
}
