import { QrCode } from '../../../ui/qr-code.tsx'
import { texts } from '../texts.ts'
import classes from './link-code.module.css'

const labels = texts.share

/** The URL of a link as a QR code, with instructions. */
export const LinkCode = ({ address, name }: { address: string; name: string }) => (
  <figure className={classes.figure}>
    <QrCode text={address} label={labels.qrOf(name)} />
    <figcaption>{labels.scan}</figcaption>
  </figure>
)
