import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Milliseconds for which a rendered page is answered again as it is. */
const FRESH_MS = 60_000
/** Pages that are kept; some 60 kB each with their compressed forms. */
const MAX_PAGES = 300

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** A page as it was rendered, ready to be sent. */
export interface KeptPage {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

/** Prepares what is sent for a page, compressed once for all who ask. */
export const prepare = async (status: number, headers: Record<string, string>, html: string): Promise<KeptPage> => {
  const plain = Buffer.from(html)
  const [br, gzipped] = await Promise.all([pack.br(plain, QUALITY), pack.gzip(plain)])
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, plain, br, gzip: gzipped }
}

/**
 * Keeps rendered pages by address for a minute, the last 300: all who ask meanwhile get the same, and a page that many ask for at once is
 * rendered once. A page of another version than the one asked for is rendered anew. A failure is not kept.
 */
export const keepPages = (now = () => performance.now()) => {
  const kept = new Map<string, { page: Promise<KeptPage>; version: string | null; until: number }>()
  return (address: string, version: string | null, render: () => Promise<KeptPage>): Promise<KeptPage> => {
    const found = kept.get(address)
    if (found && found.version === version && found.until > now()) return found.page
    kept.delete(address)
    const page = render()
    kept.set(address, { page, version, until: now() + FRESH_MS })
    const drop = () => kept.get(address)?.page === page && kept.delete(address)
    page.then(({ status }) => status >= 500 && drop(), drop)
    const [oldest] = kept.keys()
    if (kept.size > MAX_PAGES && oldest !== undefined) kept.delete(oldest)
    return page
  }
}
