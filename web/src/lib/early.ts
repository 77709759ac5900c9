interface Early {
  token: string
  answers: Map<string, Promise<Response>>
  /** The bodies of the responses that have fully arrived. */
  read: Map<string, unknown>
}

declare global {
  interface Window {
    /** What ask-early.ts requested before the app had loaded. */
    feriaEarly?: Early
  }
}

/** Early responses older than this, in milliseconds since page load, are discarded and requested again. */
const FRESH_MS = 30_000

/** The body of an early response, once, if it has fully arrived: a page that starts with it draws no skeleton first. */
export const readEarly = (address: string, token: string | null): unknown => {
  const early = globalThis.window?.feriaEarly
  const answer = early?.token === token && performance.now() < FRESH_MS ? early?.read.get(address) : undefined
  early?.read.delete(address)
  if (answer !== undefined) early?.answers.delete(address)
  return answer
}

/** The response to a GET that was requested before the app had loaded, once, and only for the session that requested it. */
export const takeEarly = (address: string, token: string | null): Promise<Response> | undefined => {
  const early = globalThis.window?.feriaEarly
  const answer = early?.token === token ? early?.answers.get(address) : undefined
  early?.answers.delete(address)
  return answer
}
