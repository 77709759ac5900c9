import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './routes/nonce.ts'
import { renderParts } from './routes/parts.ts'

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

/** Renders a page whole: the server keeps it, and who reads it without scripts needs all of it. */
const renderPage = (request: Request, status: number, headers: Headers, entry: EntryContext, context: RouterContextProvider) =>
  new Promise<Response>((resolve, reject) => {
    const { nonce, onError } = context.get(renderParts)
    let sent = status
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
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
        text(pipe(new PassThrough())).then((html) => resolve(new Response(scriptsLast(html), { status: sent, headers })), reject)
      },
    })
  })

export default renderPage
