import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Kv } from '../../engines/kv/kv.ts'

/** Seconds for which a rendered page is answered again as it is. */
const FRESH_SECONDS = 60
/** Pages kept in this process, some 15 kB each. */
const MAX_PAGES = 1000

const [compress, decompress, zip] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)]
/** A twentieth more bytes than at 4, in half the time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

/** Bytes with memory of their own: from the pool of buffers, those of a page would hold on to 64 kB with much that is over. */
const apart = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** A page as it was rendered, ready to be sent. */
export interface KeptPage {
  status: number
  headers: Record<string, string>
  etag: string
  br: Buffer
}

/** Prepares what is sent for a page, compressed once for all who ask: by brotli, which every browser takes over https. */
export const prepare = async (status: number, headers: Record<string, string>, html: string): Promise<KeptPage> => {
  const plain = Buffer.from(html)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, br: apart(await compress(plain, QUALITY)) }
}

/** Pages that were asked for by gzip, as long as they are kept. */
const zipped = new WeakMap<KeptPage, Promise<Buffer>>()

/** What is sent of a page to those who accept a compression, or none. */
export const bodyOf = (page: KeptPage, encoding: 'br' | 'gzip' | undefined): Buffer | Promise<Buffer> => {
  if (encoding === 'br') return page.br
  if (!encoding) return decompress(page.br)
  const body = zipped.get(page) ?? decompress(page.br).then(zip).then(apart)
  zipped.set(page, body)
  return body
}

const write = ({ br, ...page }: KeptPage): string => JSON.stringify({ ...page, br: br.toString('base64') })

const read = (text: string): KeptPage => {
  const { br, ...page } = JSON.parse(text)
  return { ...page, br: apart(Buffer.from(br, 'base64')) }
}

interface Options {
  kv: Kv
  /** Names what renders: processes of another version of the web keep pages of their own. */
  build: string
  now?: () => number
}

/**
 * Keeps rendered pages by address for a minute, the last 1,000 of this process and all of them for the others: all who ask meanwhile get
 * the same, and a page that many ask for at once is rendered once. A page of another version than the one asked for is rendered anew. A
 * failure is not kept.
 */
export const keepPages = ({ kv, build, now = () => performance.now() }: Options) => {
  const kept = new Map<string, { page: Promise<KeptPage>; version: string | null; until: number }>()

  const renderFor = async (address: string, version: string | null, render: () => Promise<KeptPage>): Promise<KeptPage> => {
    // In one process alone it would only be kept twice.
    if (!kv.isShared) return render()
    const key = `page:${createHash('sha256')
      .update(JSON.stringify([build, address, version]))
      .digest('base64url')}`
    const known = await kv.get(key).catch(() => null)
    if (known) return read(known)
    const page = await render()
    if (page.status < 500) await kv.set(key, write(page), FRESH_SECONDS).catch(() => undefined)
    return page
  }

  return (address: string, version: string | null, render: () => Promise<KeptPage>): Promise<KeptPage> => {
    const found = kept.get(address)
    if (found && found.version === version && found.until > now()) return found.page
    kept.delete(address)
    const page = renderFor(address, version, render)
    kept.set(address, { page, version, until: now() + FRESH_SECONDS * 1000 })
    const drop = () => kept.get(address)?.page === page && kept.delete(address)
    page.then(({ status }) => status >= 500 && drop(), drop)
    const [oldest] = kept.keys()
    if (kept.size > MAX_PAGES && oldest !== undefined) kept.delete(oldest)
    return page
  }
}
