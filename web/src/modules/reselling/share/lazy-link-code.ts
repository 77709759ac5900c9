import { lazyPage } from '../../../lib/lazy-page.ts'

/** The code of QR codes loads when the first one is opened. */
export const LazyLinkCode = lazyPage(async () => (await import('./link-code.tsx')).LinkCode)
