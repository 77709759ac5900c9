import { vi } from 'vitest'

/** A refusal by the server, as one of the answers. */
export const refused = (status: number, error = 'internal') => Response.json({ error, message: 'Ahora no.' }, { status })

/**
 * Answers each call by its method and its address under /api/v1, without the query: with what stands there, or with what the function
 * there makes of the body. What stands nowhere does not exist. Returns the calls so far, with their queries.
 */
export const answering = (answers: Record<string, unknown>): string[] => {
  const made: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const { pathname, search } = new URL(address, location.href)
    const called = `${method} ${pathname.replace('/api/v1/', '')}`
    made.push(`${called}${search}`)
    const answer = answers[called]
    if (answer === undefined) return refused(404)
    const result = typeof answer === 'function' ? await answer(body ? JSON.parse(String(body)) : undefined) : answer
    return result instanceof Response ? result : Response.json(result)
  })
  return made
}
