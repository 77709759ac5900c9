import { lazyPart } from '../../../lib/lazy-part.ts'

/** The code of QR codes loads where one is shown. */
export const LazyDeliveryQr = lazyPart(async () => (await import('./delivery-qr.tsx')).DeliveryQr)
