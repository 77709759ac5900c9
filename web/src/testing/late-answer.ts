import { expect, vi } from 'vitest'

/** Makes every call wait until `come` answers the oldest pending one; `made` are the calls so far, with the token of each. */
export const answeringLate = () => {
  const waiting: ((response: Response) => void)[] = []
  const fetched = vi.fn((..._: Parameters<typeof fetch>) => new Promise<Response>((done) => waiting.push(done)))
  vi.stubGlobal('fetch', fetched)
  return {
    come: async (status: number, body: unknown, headers: Record<string, string> = {}) => {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0))
      waiting.shift()?.(Response.json(body, { status, headers }))
      // Everything that follows from a response happens before the next turn of the event loop.
      await new Promise((done) => setTimeout(done))
    },
    made: () =>
      fetched.mock.calls.map(([address, options]) => {
        const { authorization } = (options?.headers ?? {}) as Record<string, string>
        return `${authorization?.replace('Bearer ', '') ?? 'nobody'} ${options?.method} ${String(address).replace('/api/v1/', '')}`
      }),
  }
}
