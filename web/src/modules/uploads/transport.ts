import { CallError } from '../../lib/call.ts'
import { useSession } from '../../lib/session.ts'

/** A transfer of bytes to one URL. */
export interface Sending {
  method: 'POST' | 'PUT'
  address: string
  body: Blob | FormData
  /** Bytes sent so far. */
  onSent: (bytes: number) => void
  signal: AbortSignal
}

export type Transport = (sending: Sending) => Promise<unknown>

/** A transfer without progress for this long counts as offline. */
const STALL_MS = 60_000

const read = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends bytes with the member's token and reports upload progress, which `fetch` cannot. Rejects with CallError, like every call; an
 * abort rejects with the signal's reason. A lost session is ended, as elsewhere.
 */
export const sendBytes: Transport = ({ method, address, body, onSent, signal }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const { token } = useSession.getState()
    const request = new XMLHttpRequest()
    let stall: ReturnType<typeof setTimeout>
    const watch = () => {
      clearTimeout(stall)
      stall = setTimeout(() => {
        request.abort()
        end(() => reject(new CallError(0)))
      }, STALL_MS)
    }
    const abort = () => {
      request.abort()
      end(() => reject(signal.reason))
    }
    const end = (settle: () => void) => {
      clearTimeout(stall)
      signal.removeEventListener('abort', abort)
      settle()
    }
    request.open(method, address)
    request.setRequestHeader('accept', 'application/json')
    // A part may go directly to the object store with a signed URL: our token must not be sent there.
    if (token && address.startsWith('/')) request.setRequestHeader('authorization', `Bearer ${token}`)
    if (body instanceof Blob) request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.onprogress = ({ loaded }) => {
      watch()
      onSent(loaded)
    }
    request.onerror = () => end(() => reject(new CallError(0)))
    request.onload = () =>
      end(() => {
        const json = read(request.responseText)
        if (request.status >= 200 && request.status < 300) return resolve(json)
        const failure = new CallError(request.status, (json ?? undefined) as ConstructorParameters<typeof CallError>[1])
        if (failure.code === 'accounts.sign-in' && token && token === useSession.getState().token) useSession.getState().signOut('server')
        reject(failure)
      })
    signal.addEventListener('abort', abort, { once: true })
    watch()
    request.send(body)
  })
