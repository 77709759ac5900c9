interface Early {
  token: string
  answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    /** What public/first.js asked for before the app was here. */
    feriaEarly?: Early
  }
}

/** The answer to a GET that was asked for before the app was here, once, and only for the session that asked. */
export const takeEarly = (address: string, token: string | null): Promise<Response> | undefined => {
  const early = globalThis.window?.feriaEarly
  const answer = early?.token === token ? early?.answers.get(address) : undefined
  early?.answers.delete(address)
  return answer
}
