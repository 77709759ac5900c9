import type { Request } from 'autocannon'
import type { Case } from './cases.ts'

/** Requests of a case that are compared. */
const COMPARED = 50

/** Throws unless both servers give the same, non-empty responses to the requests of a case, in the same order. */
export const checkSame = async ({ name, requests, essence }: Case, urls: { feria: string; bare: string }): Promise<void> => {
  const [feria, bare] = [requests(0).slice(0, COMPARED), requests(0).slice(0, COMPARED)]
  for (const [i, request] of feria.entries()) {
    const ours = await ask(urls.feria, request, essence)
    const theirs = await ask(urls.bare, bare[i] ?? request, essence)
    if (ours !== theirs || ours === '[]')
      throw new Error(`«${name}»: the servers do not answer alike\n  Feria: ${ours}\n  bare:  ${theirs}`)
  }
}

const ask = async (url: string, request: Request, essence: Case['essence']): Promise<string> => {
  const made = typeof request.setupRequest === 'function' ? request.setupRequest(request, {}) : request
  const answer = await fetch(url + made.path, {
    method: made.method ?? 'GET',
    headers: made.headers as Record<string, string>,
    body: made.body as string,
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${made.method ?? 'GET'} ${made.path} was answered with ${answer.status}: ${text}`)
  if (typeof request.onResponse === 'function') request.onResponse(answer.status, text, {}, {})
  return JSON.stringify(essence(JSON.parse(text), made))
}
