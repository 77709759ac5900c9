import { Button } from '@mantine/core'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { CopyButton } from '../../ui/copy-button.tsx'
import classes from './product-page.module.css'
import { sellerTexts } from './seller-texts.ts'

/** The ways to share an address on a computer: WhatsApp, or to copy it. */
export const ShareWays = ({ title, address }: { title: string; address: string }) => (
  <div className={classes.ways}>
    <p className={classes.address}>{address}</p>
    <Button
      component="a"
      href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
      target="_blank"
      rel="noopener"
      leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
    >
      {sellerTexts.whatsapp}
    </Button>
    <CopyButton text={address} what="el enlace" />
  </div>
)
