import { ActionIcon, Button } from '@mantine/core'
import { IconBrandWhatsapp, IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './product-page.module.css'
import { productTexts } from './product-texts.ts'

const labels = productTexts

/** True on a telephone with a panel of its own, which knows the apps that are installed there. */
const hasPanel = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches

const Ways = ({ title, address }: { title: string; address: string }) => (
  <div className={classes.ways}>
    <p className={classes.address}>{address}</p>
    <Button
      component="a"
      href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
      target="_blank"
      rel="noopener"
      leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
    >
      {labels.whatsapp}
    </Button>
    <CopyButton text={address} what="el enlace" />
  </div>
)

/** Shares an address, by default that of the page: through the telephone's panel, elsewhere by WhatsApp or by copying it. */
export const ShareButton = ({ title, path }: { title: string; path?: string }) => {
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
      <ActionIcon aria-label={labels.share} onClick={() => void share()}>
        <IconShare2 size={22} aria-hidden="true" />
      </ActionIcon>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.share} size="sm">
        <Ways title={title} address={address} />
      </Sheet>
    </>
  )
}
