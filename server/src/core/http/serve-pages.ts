import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { errors } from '@feria/contract/errors'
import type { Caller, OpenPages, PageHead, RenderedPages } from '@feria/contract/rendering'
import type { FastifyReply, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import type { Config } from '../../config.ts'
import type { Kv } from '../../engines/kv/kv.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { bodyOf, type KeptPage, keepPages, prepare } from './kept-pages.ts'
import { readPageVersion } from './page-versions.ts'
import { plainPage } from './plain-page.ts'

/** Pages that are rendered at once: more would only make members wait for all of them. */
const AT_ONCE = 2
/** Pages that may wait for their turn; beyond, whoever asks is to come back. */
const MAX_WAITING = 100

export interface PageParts {
  /** Says when a kept page is out of date. */
  kv: Kv
  /** The policy of every answer. */
  csp: string
  callerOf: (request: FastifyRequest) => Promise<Caller>
  headOf: (path: string) => Promise<PageHead | null>
}

class TooManyPages extends Error {}

const unlessTooMany = (error: unknown): null => {
  if (error instanceof TooManyPages) return null
  throw error
}

const busyPage = (brand: string): string => plainPage(brand, 'Volvemos enseguida', `<p>${errors.busy[1]}</p>`)

/** The hashes of the inline scripts that carry our nonce; one that got in by any other way has none and is not run. */
export const hashesOf = (html: string, nonce: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = '', code = '']) =>
    attributes.includes(`nonce="${nonce}"`) && code ? [`'sha256-${createHash('sha256').update(code).digest('base64')}'`] : [],
  )

/**
 * The stylesheets of a page, for a header: nothing is painted without them, and in the page they stand behind its scripts, which would
 * take up every connection first.
 */
const stylesOf = (html: string): string =>
  [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"#]+)/g)]
    .map(([, href]) => `<${href}>; rel=preload; as=style`)
    .join(', ')

/**
 * Returns a handler that answers with the page that the built web renders for an address, null if the web was not built. Pages are the
 * same for everybody, since sessions are not in cookies, so they are kept for a moment; hashes of their scripts instead of a nonce let
 * them be.
 */
export const servePages = (
  entry: string,
  config: Config,
  { kv, csp, callerOf, headOf }: PageParts,
): ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null => {
  if (!existsSync(entry)) return null
  const keep = keepPages({ kv, build: createHash('sha256').update(readFileSync(entry)).digest('base64url') })
  const turns = pLimit(AT_ONCE)
  let loading: Promise<RenderedPages> | undefined

  const open = async () => ((await import(pathToFileURL(entry).href)) as { openPages: OpenPages }).openPages(config.BRAND_NAME)

  const render = async (pages: RenderedPages, address: string, request: FastifyRequest): Promise<KeptPage> => {
    const nonce = randomBytes(16).toString('base64url')
    const response = await pages.render(new Request(new URL(address, config.PUBLIC_URL)), {
      caller: await callerOf(request),
      nonce,
      brand: config.BRAND_NAME,
      url: config.PUBLIC_URL,
      headOf,
      onError: (error) => request.log.error({ err: error }, 'a page could not be rendered'),
    })
    const html = await response.text()
    return prepare(
      response.status,
      {
        ...Object.fromEntries(response.headers),
        // What is missing now may be there in a moment.
        'cache-control': (response.status === 200 && response.headers.get('cache-control')) || 'no-cache',
        'content-security-policy': csp.replace("script-src 'self'", ["script-src 'self'", ...hashesOf(html, nonce)].join(' ')),
        vary: 'accept-encoding',
        link: stylesOf(html),
      },
      html,
    )
  }

  return async (request, reply) => {
    loading ??= open()
    const pages = await loading
    const { address, subject } = pages.placeOf(request.url)
    const version = subject && (await readPageVersion(kv, subject))
    const page = await keep(address, version, () => {
      if (turns.pendingCount >= MAX_WAITING) throw new TooManyPages()
      return turns(() => render(pages, address, request))
    }).catch(unlessTooMany)
    if (!page)
      return reply
        .code(503)
        .headers({ 'retry-after': '5', 'cache-control': 'no-cache' })
        .type('text/html; charset=utf-8')
        .send(busyPage(config.BRAND_NAME))
    reply.code(page.status).headers({ ...page.headers, etag: page.etag })
    if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send()
    const encoding = acceptedEncoding(request)
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(await bodyOf(page, encoding))
  }
}
