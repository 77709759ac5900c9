import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type ErrorAnswer, errors } from '@feria/contract/errors'
import { headersByPath } from './data-headers.ts'

/** Status lines for requests that Node itself refuses to parse. */
const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/**
 * Answers malformed HTTP (broken lines, two lengths, endless headers) with the common error shape and the usual headers, and closes the
 * connection: what follows on it cannot be delimited.
 */
export const answerBroken =
  (headers: Record<string, string>) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (!socket.writable) return void socket.destroy()
    const [, message] = errors['bad-input']
    const requestId = randomUUID()
    const body = JSON.stringify({ error: 'bad-input', message, msg: message, requestId } satisfies ErrorAnswer)
    const responseHeaders = {
      ...headersByPath(headers)('/api'),
      'x-request-id': requestId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }
    const lines = Object.entries(responseHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n${body}`)
  }
