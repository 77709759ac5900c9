import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { publicLookupOf } from '../public-address.ts'

interface Fetching {
  isLocalAllowed: boolean
  agent: string
  bytes: number
  signal: AbortSignal
}

export interface Fetched {
  status: number
  text: string
}

const REDIRECTS = 3

/**
 * The text at a public https URL, truncated after a number of bytes. Follows three redirects on the same host. Connects to a checked
 * address, as the browser's gate does. Throws without a response.
 */
export const fetchText = async (address: string, how: Fetching, redirects = REDIRECTS): Promise<Fetched> => {
  const url = new URL(address)
  if (url.protocol !== 'https:' && !how.isLocalAllowed) throw new Error('only https is fetched')
  const lookup = await publicLookupOf(url.hostname, how)
  const { status, location, text } = await ask(url, lookup, how)
  if (!location || status < 300 || status >= 400) return { status, text }
  const next = new URL(location, url)
  if (redirects === 0 || next.host !== url.host) return { status: 404, text: '' }
  return fetchText(next.href, how, redirects - 1)
}

const ask = (url: URL, lookup: LookupFunction, { agent, bytes, signal }: Fetching) =>
  new Promise<Fetched & { location: string | undefined }>((resolve, reject) => {
    const headers = { 'user-agent': agent, accept: 'text/plain' }
    const send = url.protocol === 'https:' ? secureRequest : plainRequest
    const request = send(url, { headers, signal, lookup, agent: false }, (answer) => {
      const parts: Buffer[] = []
      let length = 0
      const done = () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          text: Buffer.concat(parts).subarray(0, bytes).toString(),
        })
      answer.on('data', (part: Buffer) => {
        parts.push(part)
        length += part.length
        if (length < bytes) return
        done()
        answer.destroy()
      })
      answer.on('end', done)
      answer.on('error', reject)
    })
    request.on('error', reject)
    request.end()
  })
