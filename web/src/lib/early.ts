interface Early {
  token: string
  answers: Map<string, Promise<Response>>
  /** What those said that are here whole. */
  read: Map<string, unknown>
}

declare global {
  interface Window {
    /** What ask-early.ts asked for before the app was here. */
    feriaEarly?: Early
  }
}

/** After so many milliseconds of a page what was asked for at its beginning is asked for anew. */
const FRESH_MS = 30_000

/** What such an answer said, once, where it is here whole already: a page that begins with it draws no skeleton first. */
export const readEarly = (address: string, token: string | null): unknown => {
  const early = globalThis.window?.feriaEarly
  const said = early?.token === token && performance.now() < FRESH_MS ? early?.read.get(address) : undefined
  early?.read.delete(address)
  if (said !== undefined) early?.answers.delete(address)
  return said
}

/** The answer to a GET that was asked for before the app was here, once, and only for the session that asked. */
export const takeEarly = (address: string, token: string | null): Promise<Response> | undefined => {
  const early = globalThis.window?.feriaEarly
  const answer = early?.token === token ? early?.answers.get(address) : undefined
  early?.answers.delete(address)
  return answer
}
