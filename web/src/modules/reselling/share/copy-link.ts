import { notify } from '../../../lib/notify.ts'
import { texts } from '../texts.ts'

const labels = texts.share

/** Copies a URL to the clipboard; false if the browser does not allow it. */
export const putOnClipboard = async (address: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(address)
    return true
  } catch {
    return false
  }
}

/** Copies a URL and says so, or that it must be copied by hand. */
export const copyLink = async (address: string): Promise<void> => {
  const isCopied = await putOnClipboard(address)
  await notify(isCopied ? { message: labels.copied, kind: 'success' } : { message: labels.notCopied, kind: 'error' })
}

/** True if the device has a share panel. */
export const canShare = (): boolean => 'share' in navigator

/** Opens the share panel; closing it cancels, any other failure falls back to copying the URL. */
export const shareLink = async (address: string, title: string): Promise<void> => {
  try {
    await navigator.share({ title, url: address })
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copyLink(address)
  }
}
