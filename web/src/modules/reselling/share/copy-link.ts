import { notify } from '../../../lib/notify.ts'
import { texts } from '../texts.ts'

const said = texts.share

/** Puts an address into the clipboard; false where the browser does not let it. */
export const putOnClipboard = async (address: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(address)
    return true
  } catch {
    return false
  }
}

/** Copies an address and says so, or that it has to be copied by hand. */
export const copyLink = async (address: string): Promise<void> => {
  const isCopied = await putOnClipboard(address)
  await notify(isCopied ? { message: said.copied, kind: 'success' } : { message: said.notCopied, kind: 'error' })
}

/** True where the device has a panel of its own to share with. */
export const canShare = (): boolean => 'share' in navigator

/** Opens the device's panel; who closes it has changed their mind, and whatever else fails still copies the address. */
export const shareLink = async (address: string, title: string): Promise<void> => {
  try {
    await navigator.share({ title, url: address })
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copyLink(address)
  }
}
