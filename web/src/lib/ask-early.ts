/** What to request before the app has loaded, and who receives the response. */
export interface EarlyRequest {
  address: string
  use?: (body: unknown) => void
}

const readToken = (): string | null => {
  try {
    return localStorage.getItem('token')
  } catch {
    return null
  }
}

/**
 * Requests the first page's data while the app's code is still loading. Signed-in members only; `early.ts` gives each response to the
 * first call that asks for it.
 */
export const askEarly = (wanted: EarlyRequest[]): void => {
  const token = readToken()
  if (!token || wanted.length === 0) return
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const early = { token, answers: new Map<string, Promise<Response>>(), read: new Map<string, unknown>() }
  window.feriaEarly = early
  for (const { address, use } of wanted) {
    const answer = fetch(address, { headers })
    early.answers.set(address, answer)
    const read = answer.then(async (response) => {
      if (!response.ok) return
      const body: unknown = await response.clone().json()
      early.read.set(address, body)
      use?.(body)
    })
    // On failure the app requests it again and reports the error.
    read.catch(() => undefined)
  }
}
