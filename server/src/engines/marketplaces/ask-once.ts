import { Trouble, troubleOfStatus } from './trouble.ts'

export interface MarketRequest {
  method?: 'GET' | 'POST'
  url: URL
  headers?: Record<string, string>
  body?: string
}

const MAX_REDIRECTS = 2
const READABLE = /json|javascript|text\/plain/i
const broken = (message: string, status?: number) => new Trouble('sin respuesta', message, { kind: 'broken', status })

/**
 * One request; resolves to the JSON of its body. Throws a Trouble for error statuses, HTML pages, anything but JSON, more than `bytes`,
 * redirects to other hosts and lost connections. Aborted by the signal.
 */
export const askOnce = async (request: MarketRequest, { bytes, signal }: { bytes: number; signal: AbortSignal }): Promise<unknown> => {
  const response = await fetchWithin(request, signal)
  const text = await readText(response, bytes, signal)
  const isReadable = READABLE.test(response.headers.get('content-type') ?? '')
  const body = isReadable ? parsed(text) : undefined
  if (response.status >= 400) throw troubleOfStatus(response.status, body, response.headers.get('retry-after'))
  if (!isReadable) throw broken('not JSON by its content type', response.status)
  if (body === undefined) throw broken('not JSON', response.status)
  return body
}

const fetchWithin = async (request: MarketRequest, signal: AbortSignal): Promise<Response> => {
  const { method = 'GET', headers = {}, body } = request
  let url = request.url
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal,
      ...(body === undefined ? {} : { body }),
    }).catch((error) => {
      throw lost(signal, error)
    })
    if (response.status < 300 || response.status >= 400) return response
    await response.body?.cancel()
    const location = response.headers.get('location')
    const next = location && URL.canParse(location, url.href) ? new URL(location, url) : null
    // Credentials travel in headers and queries: no other host gets them.
    if (next?.origin !== url.origin || method !== 'GET' || redirects === MAX_REDIRECTS) throw broken('redirected', response.status)
    url = next
  }
}

const readText = async (response: Response, bytes: number, signal: AbortSignal): Promise<string> => {
  const tooLarge = () => broken(`more than ${bytes} bytes`, response.status)
  if (Number(response.headers.get('content-length') ?? 0) > bytes) {
    await response.body?.cancel()
    throw tooLarge()
  }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      // Leaving the loop closes the connection.
      if (size > bytes) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof Trouble) throw error
    throw lost(signal, error)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A broken connection may work on a retry; a timeout would only repeat. */
const lost = (signal: AbortSignal, error: unknown): Trouble => {
  const { cause, name } = error as { cause?: { code?: unknown }; name?: string }
  return signal.aborted
    ? broken('timeout')
    : new Trouble('sin respuesta', `no connection: ${cause?.code ?? name ?? 'unknown'}`, { kind: 'passing' })
}
