import { Button, Skeleton, TextInput } from '@mantine/core'
import { IconCopy, IconQrcode, IconShare2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { texts } from '../texts.ts'
import { canShare, copyLink, shareLink } from './copy-link.ts'
import { LazyLinkCode } from './lazy-link-code.ts'
import classes from './share-link.module.css'

const labels = texts.share

/** The URL of a link with the ways to share it: copy, the device's share panel, or a QR code. */
export const ShareLink = ({ address, name }: { address: string; name: string }) => {
  const [hasCode, setHasCode] = useState(false)
  return (
    <div className={classes.share}>
      <TextInput label={labels.address} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      <div className={classes.buttons}>
        <Button leftSection={<IconCopy size={18} aria-hidden="true" />} onClick={() => void copyLink(address)}>
          {labels.copy}
        </Button>
        {canShare() && (
          <Button variant="default" leftSection={<IconShare2 size={18} aria-hidden="true" />} onClick={() => void shareLink(address, name)}>
            {labels.share}
          </Button>
        )}
        <Button
          variant="default"
          aria-expanded={hasCode}
          leftSection={<IconQrcode size={18} aria-hidden="true" />}
          onClick={() => setHasCode(!hasCode)}
        >
          {hasCode ? labels.hideQr : labels.qr}
        </Button>
      </div>
      {hasCode && (
        <Suspense fallback={<Skeleton height={240} width={240} mx="auto" />}>
          <LazyLinkCode address={address} name={name} />
        </Suspense>
      )}
    </div>
  )
}
