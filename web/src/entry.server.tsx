import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter, StaticRouter } from 'react-router'
import { NonceContext } from './routes/nonce.ts'
import { renderParts } from './routes/parts.ts'
import { type KeepMarkup, MarkupKeeper } from './shell/kept-markup.tsx'

/** A refusal, such as a product that does not exist, is an answer; only what is unforeseen is told. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(renderParts).onError(error)
}

/**
 * The page can be read without its scripts, so they come after its styles, fonts and pictures. The router writes their links without a
 * priority, which makes them as urgent as styles.
 */
export const scriptsLast = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/** Markup by year, which the footer says, route and piece: some 10 kB for each route, and there are not a hundred. */
const kept = new Map<string, string>()

/** Keeps the pieces of a route's pages. Addresses of nothing are one route, but the bars show what each of them is below. */
const keeperOf = ({ matches, location }: EntryContext['staticHandlerContext']): KeepMarkup | null => {
  const route = matches.at(-1)?.route
  if (!route || route.path === '*') return null
  return (name, piece: ReactNode) => {
    const key = `${new Date().getFullYear()} ${route.id} ${name}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const html = renderToString(<StaticRouter location={location}>{piece}</StaticRouter>)
    kept.set(key, html)
    return html
  }
}

/** Takes what is rendered, and gives it as one text in the end. */
const collect = (take: (html: string) => void) => {
  const chunks: Buffer[] = []
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk)
      done()
    },
    final: (done) => {
      take(Buffer.concat(chunks).toString())
      done()
    },
  })
}

/** Renders a page whole: the server keeps it, and who reads it without scripts needs all of it. */
const renderPage = (request: Request, status: number, headers: Headers, entry: EntryContext, context: RouterContextProvider) =>
  new Promise<Response>((resolve, reject) => {
    const { nonce, onError } = context.get(renderParts)
    let sent = status
    const page = (
      <NonceContext value={nonce}>
        <MarkupKeeper value={keeperOf(entry.staticHandlerContext)}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </MarkupKeeper>
      </NonceContext>
    )
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // However large, a part stands where it belongs: React would put it behind the page and move it by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError: (error) => {
        sent = 500
        onError(error)
      },
      onAllReady: () => {
        headers.set('content-type', 'text/html; charset=utf-8')
        pipe(collect((html) => resolve(new Response(scriptsLast(html), { status: sent, headers }))).on('error', reject))
      },
    })
  })

export default renderPage
