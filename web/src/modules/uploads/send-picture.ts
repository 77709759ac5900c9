import type { Answer, Request, Route } from '@feria/contract'
import { type ErrorCode, sentence } from '@feria/contract/errors'
import * as api from '@feria/contract/routes'
import type { Picture } from '@feria/contract/uploads/schemas'
import { MAX_UPLOAD_BYTES, UPLOAD_PARALLEL_PARTS, UPLOAD_PATH, UPLOAD_PROGRESS_MS } from '@feria/contract/uploads/values'
import { CallError, type CallOptions, call } from '../../lib/call.ts'
import { fitsOneRequest, inParallel, planParts } from './part-planning.ts'
import { throttled, withRetries } from './throttled.ts'
import { sendBytes, type Transport } from './transport.ts'

interface Wires {
  transport: Transport
  call: <R extends Route>(route: R, request: Request<R>, options: CallOptions) => Promise<Answer<R>>
}

interface Options {
  /** The fraction sent so far, 0 to 1, at most every 150 ms. */
  onProgress: (share: number) => void
  signal: AbortSignal
  wires?: Wires
}

const refusal = (code: ErrorCode, status: number) => new CallError(status, { error: code, message: sentence(code) })

/** Why a file is refused before sending, in the contract's message: not an image, HEIC, or over 15 MB. Null if there is no objection. */
export const refuse = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): CallError | null => {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return refusal('uploads.heic', 415)
  if (!type.startsWith('image/')) return refusal('uploads.not-an-image', 415)
  if (size > MAX_UPLOAD_BYTES) return refusal('uploads.too-large', 413)
  return size === 0 ? refusal('uploads.missing', 400) : null
}

/** The server's disk is full; only its operator can help. */
const FULL = 507

/** No response, a timeout, a server error or the rate limit: a retry of the same part may succeed. */
const isPassing = (error: unknown): boolean =>
  error instanceof CallError && ([0, 408, 429].includes(error.status) || (error.status >= 500 && error.status !== FULL))

const sendWhole = async (file: File, onSent: (bytes: number) => void, signal: AbortSignal, { transport }: Wires): Promise<Picture> => {
  const body = new FormData()
  body.append('file', file)
  return (await transport({ method: 'POST', address: UPLOAD_PATH, body, onSent, signal })) as Picture
}

/** Interrupted uploads by file: sent again, they resume with the missing parts. */
const begun = new WeakMap<File, string>()

/** Opens an upload, or resumes the interrupted one if the server still has it. */
const openParts = async (file: File, signal: AbortSignal, { call }: Wires) => {
  const known = begun.get(file)
  const look = known ? await call(api.uploads.look, { params: { id: known } }, { signal }).catch(() => null) : null
  signal.throwIfAborted()
  const upload = look ?? { ...(await call(api.uploads.start, { body: { bytes: file.size } }, { signal })), arrived: [] }
  begun.set(file, upload.id)
  return upload
}

const sendInParts = async (file: File, onSent: (bytes: number) => void, signal: AbortSignal, wires: Wires): Promise<Picture> => {
  const { id, urls, arrived } = await openParts(file, signal, wires)
  const sent = new Map<number, number>()
  const report = (n: number) => (bytes: number) => {
    sent.set(n, bytes)
    onSent([...sent.values()].reduce((sum, part) => sum + part, 0))
  }
  await inParallel(planParts(file.size), UPLOAD_PARALLEL_PARTS, async ({ n, start, end }) => {
    if (arrived.includes(n)) return report(n)(end - start)
    const address = urls?.[n - 1] ?? `${UPLOAD_PATH}/parts/${id}/${n}`
    const body = file.slice(start, end, 'application/octet-stream')
    await withRetries(() => wires.transport({ method: 'PUT', address, body, onSent: report(n), signal }), signal, isPassing)
  })
  const picture = await wires.call(api.uploads.finish, { params: { id } }, { signal })
  begun.delete(file)
  return picture
}

/**
 * Uploads a picture of the member: in one request up to 8 MiB, in parts above that. Progress never decreases and ends at 1. Rejects
 * with CallError, without sending anything if `refuse` objects; an abort stops every part and rejects with the signal's reason.
 */
export const sendPicture = async (
  file: File,
  { onProgress, signal, wires = { transport: sendBytes, call } }: Options,
): Promise<Picture> => {
  const reason = refuse(file)
  if (reason) throw reason
  const progress = throttled(onProgress, UPLOAD_PROGRESS_MS)
  let most = 0
  const onSent = (bytes: number) => {
    most = Math.max(most, Math.min(1, bytes / file.size))
    progress.push(most)
  }
  const stopped = new AbortController()
  const both = AbortSignal.any([signal, stopped.signal])
  try {
    const picture = await (fitsOneRequest(file.size) ? sendWhole : sendInParts)(file, onSent, both, wires)
    progress.push(1)
    progress.flush()
    return picture
  } catch (error) {
    // One part that failed for good stops the others.
    stopped.abort(error)
    throw error
  } finally {
    progress.stop()
  }
}
