import { IconShare2 } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { lazyPage } from '../../lib/lazy-page.ts'
import { IconButton } from '../../ui/plain-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { sellerTexts } from './seller-texts.ts'

const labels = sellerTexts

/** True on a telephone with a panel of its own, which knows the apps that are installed there. */
const hasPanel = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches

const ShareWays = lazyPage(async () => (await import('./share-ways.tsx')).ShareWays)

interface Opener {
  onClick: () => void
}

const IconOpener = ({ onClick }: Opener) => (
  <IconButton aria-label={labels.share} onClick={onClick}>
    <IconShare2 size={22} aria-hidden="true" />
  </IconButton>
)

interface Props {
  title: string
  path?: string
  /** What it is opened by. */
  Opener?: ComponentType<Opener>
}

/** Shares an address, by default that of the page: through the telephone's panel, elsewhere by WhatsApp or by copying it. */
export const ShareButton = ({ title, path, Opener = IconOpener }: Props) => {
  const [address, setAddress] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const share = async () => {
    const url = location.origin + (path ?? location.pathname)
    setAddress(url)
    if (!hasPanel()) return setIsOpen(true)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // AbortError: the panel was closed. Any other failure leaves the other ways.
      if ((error as Error).name !== 'AbortError') setIsOpen(true)
    }
  }
  return (
    <>
      <Opener onClick={() => void share()} />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.share} size="sm">
        <ShareWays title={title} address={address} />
      </Sheet>
    </>
  )
}
