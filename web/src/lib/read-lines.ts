import { CallError } from './call.ts'
import { readAnswer } from './read-answer.ts'
import { useSession } from './session.ts'

/** An answer that is not whole after so long counts as cut off. */
const TIMEOUT_MS = 40_000

/** So many letters of a refusal in plain text are kept: a sentence, no page. */
const MAX_PLAIN = 300

/** A refusal that said something in plain text in place of an answer of ours; it is shown only where that is stated. */
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
  // Without it the browser cannot read an answer before its end.
  if (!response.body) throw new CallError(0)
  return response.body
}

interface Reading<Line> {
  signal: AbortSignal
  onLine: (line: Line) => void
  /** With it the call is a POST. */
  body?: object
  /** Milliseconds in place of 40 s. */
  timeoutMs?: number
}

/**
 * Asks for an answer in lines of JSON (`application/x-ndjson`) and tells each as soon as it is here. Refuses with CallError: of status 0
 * when there is no network, when the answer breaks off or when the browser cannot stream. An aborted one rejects with the signal's reason.
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
