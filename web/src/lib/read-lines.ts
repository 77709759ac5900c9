import { CallError } from './call.ts'
import { readAnswer } from './read-answer.ts'
import { useSession } from './session.ts'

/** An answer that is not whole after so long counts as cut off. */
const PATIENCE_MS = 40_000

const open = async (address: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const { token } = useSession.getState()
  const headers: Record<string, string> = { accept: 'application/x-ndjson' }
  if (token) headers.authorization = `Bearer ${token}`
  const response = await fetch(address, { headers, signal })
  if (!response.ok) throw new CallError(response.status, ((await readAnswer(response)) ?? undefined) as object | undefined)
  // Without it the browser cannot read an answer before its end.
  if (!response.body) throw new CallError(0)
  return response.body
}

/**
 * Asks for an answer in lines of JSON (`application/x-ndjson`) and tells each as soon as it is here. Refuses with CallError: of status 0 when
 * there is no network, when the answer breaks off or when the browser cannot stream. An aborted one rejects with the signal's reason.
 */
export const readLines = async <Line>(address: string, { signal, onLine }: { signal: AbortSignal; onLine: (line: Line) => void }) => {
  try {
    const body = await open(address, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]))
    const reader = body.getReader()
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
