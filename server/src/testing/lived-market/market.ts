import { modules } from '../../create-feria.ts'
import type { SentEmail } from '../../engines/mail/mail.ts'
import { anOffer, fakeMarket, withMarkets } from '../fake-markets.ts'
import { recordEmails } from '../mails.ts'
import type { Person } from '../people.ts'
import { openSmsBox } from '../phones.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { type Change, takeChanges, watchChanges } from './changes.ts'
import { createNames, type Names } from './names.ts'
import { type Logged, logInto, type PushedOut, pushInto } from './outside.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What somebody did, and all that came of it. */
export interface Act {
  title: string
  by: string
  /** `JOB` is what happens without a call. */
  method: Method | 'JOB'
  path: string
  body?: unknown
  status: number
  answer: unknown
  changes: Change[]
  emails: SentEmail[]
  texts: { number: string; text: string }[]
  pushed: { channels: string[]; name: string; payload: unknown }[]
  /** What closed browsers got. */
  pushedOut: PushedOut[]
  /** What was written into the log beside its requests. */
  logged: Logged[]
}

type Call = <T = Record<string, string>>(
  title: string,
  by: string | null,
  call: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<T>

export interface LivedMarket {
  testApp: TestApp
  names: Names
  acts: Act[]
  people: Map<string, Person>
  /** Things by their names, for what is asked about them: products, orders… */
  things: Map<string, Map<string, string>>
  /** The ids of things of a kind by their names. */
  id(kind: string, name: string): string
  /** Names a thing. */
  keep(kind: string, name: string, id: string): string
  /** A call of somebody, or of a visitor, a minute after the last one; returns its answer. */
  act: Call
  /** A call that has to succeed. */
  go: Call
  /** What happens outside of the calls of the contract: a webhook, a form of another page; a text that it returns is written down. */
  happen(title: string, module: string, work: () => Promise<unknown>): Promise<void>
  /** What a module does by itself at its hour. */
  job(module: string, name: string): Promise<void>
  /** Moves the clock on to noon of a day, the first being 0. */
  day(n: number): void
  /** What was sent to telephones. */
  texts: { number: string; text: string }[]
  emails: SentEmail[]
  /** A picture on which something can be seen. */
  photo: Buffer
  person(name: string): Person
  /** Gives what came of acts its name, once the story has named what it knows. */
  settleNames(): void
}

/** By which the metrics can be read. */
const METRICS_TOKEN = 'numbers-of-the-lived-market'
const NOON = Date.parse('2026-11-20T12:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Columns of a row that chance draws and that are told to people: they are named after it. */
const CODES: Record<string, string[]> = { orders: ['number', 'delivery_code'], withdrawals: ['code'], photo_proofs: ['word'] }

/** A market of nobody yet, on a database of its own. */
export const openMarket = async (photo: Buffer): Promise<LivedMarket> => {
  const box = openSmsBox()
  const [pushedOut, logged]: [PushedOut[], Logged[]] = [[], []]
  const testApp = await createTestApp({
    engines: { sms: box.sms },
    settings: { CONTACT_EMAIL: 'mostrador@feria.example', METRICS_TOKEN },
    pushSender: pushInto(pushedOut),
    log: logInto(logged),
  })
  const { app, clock } = testApp
  withMarkets(
    testApp,
    fakeMarket('Mercado Libre', {
      offers: [anOffer('ml-1', 'Bicicleta playera rodado 26'), anOffer('ml-2', 'Bicicleta de ruta', { priceMinor: 90_000 })],
    }),
    fakeMarket('Amazon', { state: 'sin respuesta' }),
  )
  const [names, emails, acts, pushed] = [createNames(), recordEmails(testApp), [] as Act[], [] as Act['pushed']]
  const { push } = app.ctx
  app.ctx.push = (channels, name, payload) => {
    pushed.push({ channels, name, payload: JSON.parse(JSON.stringify(payload)) })
    push(channels, name, payload)
  }
  await watchChanges(testApp)
  const [people, things] = [new Map<string, Person>(), new Map<string, Map<string, string>>()]

  /** New rows are called after their table and what they came of; of several in the order of what they say, whoever made them first. */
  const nameRows = (changes: Change[], title: string) => {
    const counts = new Map<string, number>()
    const named = (value: unknown, what: string) => {
      if (typeof value !== 'string' || names.has(value)) return
      const count = (counts.get(what) ?? 0) + 1
      counts.set(what, count)
      names.call(value, `<${what}${count > 1 ? ` ${count}` : ''}: ${title}>`)
    }
    for (const { table, after } of changes)
      for (const column of after ? (CODES[table] ?? []) : []) {
        const code = after?.[column]
        if (typeof code === 'string') codes.push([code, String(after?.id ?? after?.product_id ?? ''), column])
      }
    const made = changes.flatMap(({ table, kind, after }) =>
      kind === 'INSERT' && after ? [{ table, after, outline: names.outline(after) }] : [],
    )
    for (const { table, after } of made.sort((a, b) => (a.outline < b.outline ? -1 : 1))) {
      named(after.id, table)
    }
  }
  /** Codes are called after the row that has them, whoever reads them first. */
  const codes: [code: string, rowId: string, column: string][] = []
  /** Given only at the end: what the story calls things comes first. */
  const later: [changes: Change[], title: string][] = []
  const settle = async (
    act: Omit<Act, 'changes' | 'emails' | 'texts' | 'pushed' | 'pushedOut' | 'logged'>,
    since: { emails: number; texts: number },
  ) => {
    await app.jobs.drain()
    const changes = await takeChanges(testApp)
    later.push([changes, act.title])
    const outside = { pushed: pushed.splice(0), pushedOut: pushedOut.splice(0), logged: logged.splice(0) }
    acts.push({ ...act, changes, emails: emails.slice(since.emails), texts: box.taken.slice(since.texts), ...outside })
  }
  const begin = async (title: string) => {
    if (acts.some((known) => known.title === title)) throw new Error(`Two acts are called «${title}»`)
    later.push([await takeChanges(testApp), `before ${title}`])
    for (const before of [pushed, pushedOut, logged]) before.splice(0)
    clock.pass(1)
    return { emails: emails.length, texts: box.taken.length }
  }
  const person = (name: string): Person => {
    const found = people.get(name)
    if (!found) throw new Error(`Nobody is called ${name}`)
    return found
  }

  const market: LivedMarket = {
    testApp,
    names,
    acts,
    people,
    things,
    emails,
    photo,
    texts: box.taken,
    person,
    id: (kind, name) => {
      const found = things.get(kind)?.get(name)
      if (!found) throw new Error(`There is no ${kind} «${name}»`)
      return found
    },
    keep: (kind, name, id) => {
      if (!id) throw new Error(`The ${kind} «${name}» has no id`)
      things.set(kind, (things.get(kind) ?? new Map()).set(name, id))
      names.call(id, `<${kind} ${name}>`)
      return id
    },
    act: async <T>(title: string, by: string | null, call: string, body?: unknown, headers?: Record<string, string>) => {
      const since = await begin(title)
      const [method = 'GET', path = ''] = call.split(' ') as [Method, string]
      const url = path.startsWith('/') && !path.startsWith('/api') ? `/api/v1${path}` : path
      const answer = await testApp.call<T>(method, url, {
        ...(by === null ? {} : { token: person(by).token }),
        ...(body === undefined ? {} : { body }),
        ...(headers ? { headers } : {}),
      })
      await settle({ title, by: by ?? 'a visitor', method, path: url, body, status: answer.status, answer: answer.body }, since)
      return answer.body
    },
    go: async <T>(title: string, by: string | null, call: string, body?: unknown, headers?: Record<string, string>) => {
      const answer = await market.act<T>(title, by, call, body, headers)
      const status = acts.at(-1)?.status ?? 0
      if (status >= 300) throw new Error(`«${title}» answered ${status}: ${JSON.stringify(answer)}`)
      return answer
    },
    job: async (module, name) => {
      const found = modules.find((one) => one.name === module)?.schedules?.[name]
      if (!found) throw new Error(`${module} has no ${name}`)
      const day = `${module}: ${name} on ${clock.now().toISOString().slice(0, 10)}`
      const times = acts.filter(({ title }) => title.startsWith(day)).length
      const title = times === 0 ? day : `${day}, time ${times + 1}`
      await market.happen(title, module, () => found.run(app.ctx))
    },
    happen: async (title, module, work) => {
      const since = await begin(title)
      const answer = await work()
      await settle(
        { title, by: 'nobody', method: 'JOB', path: module, status: 200, answer: typeof answer === 'string' ? answer : null },
        since,
      )
    },
    day: (n) => clock.pass((NOON + n * DAY - clock.now().getTime()) / MINUTE),
    settleNames: () => {
      for (const [changes, title] of later) nameRows(changes, title)
      for (const [code, rowId, column] of codes) {
        const whose = names.inText(rowId).replace(/[<>]/g, '')
        names.call(code, `<${column.replace('_', ' ')} of ${whose}>`)
      }
    },
  }
  return market
}
