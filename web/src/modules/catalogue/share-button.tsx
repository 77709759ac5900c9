import { ActionIcon } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { notify } from '../../lib/notify.ts'
import { productTexts } from './product-texts.ts'

const labels = productTexts

const copy = async (address: string) => {
  try {
    await navigator.clipboard.writeText(address)
    await notify({ message: labels.copied, kind: 'success' })
  } catch {
    await notify({ message: labels.notCopied, kind: 'error' })
  }
}

/** Shares the page through the device, or copies its URL where that is not possible. */
export const ShareButton = ({ title }: { title: string }) => {
  const share = async () => {
    const address = location.origin + location.pathname
    if (!navigator.share) return copy(address)
    try {
      await navigator.share({ title, url: address })
    } catch (error) {
      // AbortError: the member closed the share panel. Any other failure falls back to copying.
      if ((error as Error).name !== 'AbortError') await copy(address)
    }
  }
  return (
    <ActionIcon aria-label={labels.share} onClick={() => void share()}>
      <IconShare2 size={22} aria-hidden="true" />
    </ActionIcon>
  )
}
