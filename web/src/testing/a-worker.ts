import { readFileSync } from 'node:fs'

type Handler = (event: object) => void

const code = readFileSync(new URL('../sw.js', import.meta.url), 'utf8')
export const ORIGIN = 'https://feria.example'

/** The caches of a browser, as far as the worker uses them. */
const someCaches = (fetch: (request: Request | string) => Promise<Response>) => {
  const all = new Map<string, Map<string, Response>>()
  const urlOf = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return {
      put: async (request: Request | string, answer: Response) => void kept.set(urlOf(request), answer),
      addAll: async (names: string[]) => {
        for (const one of names) kept.set(urlOf(one), await fetch(one))
      },
      delete: async (request: Request) => kept.delete(urlOf(request)),
      match: async (request: Request | string) => kept.get(urlOf(request))?.clone(),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    }
  }
  const has = async (name: string) => all.has(name)
  return { all, caches: { open, has, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) } }
}

/** The service worker in a browser of its own, for which `network` answers; `self` is what it does besides. */
export const aWorker = (files: string[] = []) => {
  const handlers = new Map<string, Handler>()
  const browser = {
    network: (_request: Request | string): Promise<Response> => Promise.reject(new TypeError('no network')),
    self: {} as Record<string, unknown>,
  }
  const fetch = (request: Request | string) => browser.network(request)
  const { all, caches } = someCaches(fetch)
  const self = new Proxy(browser.self, {
    get: (own, name) => (name === 'addEventListener' ? (event: string, act: Handler) => handlers.set(event, act) : own[String(name)]),
  })
  const written = code.replace("['FILES']", JSON.stringify(files))
  new Function('self', 'caches', 'fetch', 'location', 'Response', written)(
    self,
    caches,
    fetch,
    { origin: ORIGIN },
    class extends Response {
      // In a browser it resolves an address of the page.
      static override redirect = (url: string) => new Response(null, { status: 302, headers: { location: url } })
    },
  )
  /** Tells the worker of an event; resolves with what it answers once it has nothing left to do. */
  const happen = async (name: string, more: object): Promise<Response | undefined> => {
    const waits: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    const respondWith = (given: Promise<Response>) => {
      answer = given
    }
    handlers.get(name)?.({ ...more, respondWith, waitUntil: (work: Promise<unknown>) => waits.push(work) })
    const answered = await answer
    for (let done = 0; done < waits.length; ) {
      done = waits.length
      await Promise.all(waits)
    }
    return answered
  }
  return { browser, caches: all, happen }
}
