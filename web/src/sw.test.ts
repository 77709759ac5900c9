import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'

type Handler = (event: object) => void

const code = readFileSync(new URL('sw.js', import.meta.url), 'utf8')
const ORIGIN = 'https://feria.example'

/** The caches of a browser, as far as the worker uses them. */
const someCaches = () => {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    const urlOf = (request: Request | string) => (typeof request === 'string' ? request : request.url)
    return {
      put: async (request: Request, answer: Response) => void kept.set(urlOf(request), answer),
      delete: async (request: Request) => kept.delete(urlOf(request)),
      match: async (request: Request) => kept.get(urlOf(request))?.clone(),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
    }
  }
  const has = async (name: string) => all.has(name)
  return { all, caches: { open, has, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) } }
}

let handlers: Map<string, Handler>
let browser: ReturnType<typeof someCaches>
let network: (request: Request) => Promise<Response>
beforeEach(() => {
  handlers = new Map()
  browser = someCaches()
  const self = { addEventListener: (name: string, act: Handler) => handlers.set(name, act) }
  const location = { origin: ORIGIN }
  new Function('self', 'caches', 'fetch', 'location', code)(self, browser.caches, (request: Request) => network(request), location)
})

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
const ask = (token: string) => {
  const request = new Request(`${ORIGIN}/api/v1/favorites`, { headers: { authorization: token } })
  return happen('fetch', { request })
}

test('what a session read is there without a network, for that session alone, until it ends', async () => {
  network = async () => Response.json(['mesa'])
  await ask('of-ana')
  network = () => Promise.reject(new TypeError('no network'))
  expect(await (await ask('of-ana'))?.json()).toEqual(['mesa'])
  await expect(ask('of-bea')).rejects.toThrow('no network')
  await happen('message', { data: 'forget' })
  await expect(ask('of-ana')).rejects.toThrow('no network')
})

test('an answer that comes after its session ended is kept for nobody', async () => {
  const late = Promise.withResolvers<Response>()
  network = () => late.promise
  const asking = ask('of-ana')
  await happen('message', { data: 'forget' })
  late.resolve(Response.json(['mesa']))
  expect((await asking)?.status).toBe(200)
  expect([...browser.all.values()].map(({ size }) => size)).toEqual([])
})
