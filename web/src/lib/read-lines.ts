import { CallError } from './call.ts'
import { readAnswer } from './read-answer.ts'
import { useSession } from './session.ts'

/** A response that is not complete after this long counts as cut off. */
const TIMEOUT_MS = 40_000

/** Characters kept of a plain-text refusal: a sentence, not a page. */
const MAX_PLAIN = 300

/** A refusal in plain text instead of our own error format; shown only where the specification says so. */
export class PlainError extends CallError {
  readonly plain: string

  constructor(status: number, plain: string) {
    super(status)
    this.plain = plain
  }
}

const refusalOf = async (response: Response): Promise<CallError> => {
  const copy = response.clone()
  const answer = await readAnswer(response)
  const plain = answer === undefined && copy.headers.get('content-type')?.startsWith('text/plain') ? (await copy.text()).trim() : ''
  return plain
    ? new PlainError(copy.status, plain.slice(0, MAX_PLAIN))
    : new CallError(copy.status, (answer ?? undefined) as object | undefined)
}

const open = async (address: string, signal: AbortSignal, body?: object): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const { token } = useSession.getState()
  const headers: Record<string, string> = { accept: 'application/x-ndjson' }
  if (token) headers.authorization = `Bearer ${token}`
  if (body) headers['content-type'] = 'application/json'
  const response = await fetch(address, { headers, signal, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
  if (!response.ok) throw await refusalOf(response)
  // Without it the browser cannot read a response before its end.
  if (!response.body) throw new CallError(0)
  return response.body
}

interface Reading<Line> {
  signal: AbortSignal
  onLine: (line: Line) => void
  /** If given, the call is a POST. */
  body?: object
  /** Timeout in milliseconds; 40 s by default. */
  timeoutMs?: number
}

/**
 * Requests a response in lines of JSON (`application/x-ndjson`) and emits each line as it arrives. Rejects with CallError; its status
 * is 0 if there is no network, the response breaks off or the browser cannot stream. An aborted call rejects with the signal's reason.
 */
export const readLines = async <Line>(address: string, { signal, onLine, body, timeoutMs = TIMEOUT_MS }: Reading<Line>) => {
  try {
    const stream = await open(address, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]), body)
    const reader = stream.getReader()
    const decoder = new TextDecoder()
    let rest = ''
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const lines = (rest + decoder.decode(piece.value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(JSON.parse(line) as Line)
    }
    if (rest) throw new CallError(0)
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof CallError ? error : new CallError(0)
  }
}
