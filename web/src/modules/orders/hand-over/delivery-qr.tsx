import { QrCode } from '../../../ui/qr-code.tsx'
import { codeAddress } from './code-address.ts'
import { texts } from './texts.ts'

/** The QR of a delivery code. */
export const DeliveryQr = ({ orderId, code }: { orderId: string; code: string }) => (
  <QrCode text={codeAddress(location.origin, orderId, code)} label={texts.qr} />
)
