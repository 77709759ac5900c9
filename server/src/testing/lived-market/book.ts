import { api, type ServedRoute } from '@feria/contract'
import type { Change } from './changes.ts'
import type { Act, LivedMarket } from './market.ts'
import { createPrinter, type Printer } from './print.ts'
import type { Question } from './questions.ts'

/** Columns that are computed from others by rules with tests of their own, and what is as long as it is random. */
const LEFT_OUT = new Set(['terms', 'tiers', 'keys', 'embedding', 'spoken'])
type Fields = Record<string, unknown>

const paths = Object.entries(api).flatMap(([module, calls]) =>
  (Object.values(calls) as ServedRoute[]).map(({ method, path }) => ({
    module,
    call: `${method} ${path}`,
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
    fixed: path.replace(/:\w+/g, '').length,
  })),
)
const callOf = ({ method, path }: { method: string; path: string }) =>
  paths.filter((one) => one.method === method && one.pattern.test(path.split('?')[0] ?? '')).sort((a, b) => b.fixed - a.fixed)[0]

/** Every call of the contract that nobody made in the market. */
export const neverMade = (acts: Act[], questions: Question[]): string[] => {
  const made = new Set([...acts.map((act) => callOf(act)?.call), ...questions.map(({ route }) => route)])
  return paths.map(({ call }) => call).filter((call) => !made.has(call))
}

/** What is written down, by the name of its file. */
export const writeBooks = (market: LivedMarket, questions: Question[], later: Question[]): Map<string, string> => {
  const books = new Map<string, string>()
  const add = (file: string, lines: string[]) => books.set(file, `${books.get(file) ?? ''}${lines.join('\n')}\n\n`)
  const printers = new Map<string, Printer>()
  const printerOf = (file: string) => {
    const printer = printers.get(file) ?? createPrinter()
    printers.set(file, printer)
    return printer
  }
  for (const act of market.acts) {
    const file = `acts/${callOf(act)?.module ?? act.path}.txt`
    add(file, actLines(market, act, printerOf(file)))
  }
  const before = new Map<string, string>()
  const write = (folder: string, asked: Question[]) => {
    // Written mails are files with the machine's own time.
    const group = asked.map((one) =>
      one.path.startsWith('/api/v1/admin/mails') && one.status === 200 ? { ...one, answer: null, pages: '' } : one,
    )
    const [first] = group
    if (!first) return
    const key = `${first.module} ${first.path}`
    // Without what is written anew by each thing: only whether something is different counts.
    const lines = questionLines(market, group, createPrinter()).join('\n')
    if (before.get(key) === lines) return
    before.set(key, lines)
    const file = `${folder}/${first.module}.txt`
    add(file, questionLines(market, group, printerOf(file)))
  }
  const byPath = ({ module, path }: Question) => `${module} ${path}`
  for (const group of Map.groupBy(questions, byPath).values()) write('answers', group)
  for (const group of Map.groupBy(later, byPath).values()) write('afterwards', group)
  return books
}

/** An answer without what is said twice or drawn by chance. */
const plain = (answer: unknown): unknown => {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return answer
  const { msg: _msg, requestId: _id, ...rest } = answer as Fields
  return rest
}

const TIMES = ['at', 'timestamp', 'createdAt', 'sentAt']

/** Entries of one moment in the order of what they say: jobs that make them run in any order. */
const evenTies = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const moments: unknown[][] = []
    let last: unknown
    for (const one of value.map(evenTies)) {
      const moment = TIMES.map((field) => (one as Fields | null)?.[field]).find((time) => typeof time === 'string')
      if (moment !== undefined && moment === last) moments.at(-1)?.push(one)
      else moments.push([one])
      last = moment
    }
    return moments.flatMap((those) => (those.length > 1 ? those.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : those))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, evenTies(one)]))
}

const answerLines = ({ names }: LivedMarket, status: number, answer: unknown, printer: Printer): string[] => [
  `→ ${status}`,
  ...(answer === undefined || answer === null ? [] : printer.lines(evenTies(names.inValue(plain(answer))))),
]

const questionLines = (market: LivedMarket, group: Question[], printer: Printer): string[] => {
  const same = Map.groupBy(group, ({ status, answer, pages }) => JSON.stringify([status, plain(answer), pages]))
  return [
    `GET ${group[0]?.path.replace('/api/v1', '')}`,
    ...[...same.values()].flatMap((those) => {
      const [one] = those
      const lines = one ? answerLines(market, one.status, one.answer, printer) : []
      return [
        `${those.map(({ by }) => by ?? 'a visitor').join(', ')} ${lines[0]}${one?.pages ? `, ${market.names.inText(one.pages)}` : ''}`,
        ...lines.slice(1),
      ]
    }),
  ]
}

const actLines = (market: LivedMarket, act: Act, printer: Printer): string[] => {
  const { names } = market
  const effects = [
    ...act.changes.flatMap((change) => changeLine(market, change)).sort(),
    ...act.texts.map(({ number, text }) => `text to ${number}: ${names.inText(text.replace(/\b\d{6}\b/g, '<code>'))}`),
    ...act.pushed
      .map(({ channels, name, payload }) => {
        const line = `pushed ${name} to ${names.inText(channels.join(', '))}`
        // Of many at once for one member the first alone is pushed, whichever job was first.
        return act.method === 'JOB' ? line : `${line}: ${flat(names.inValue(payload))}`
      })
      .sort(),
    ...act.pushedOut
      .map(({ to, text, ttlSeconds, topic }) => {
        const what = `web push to ${to} for ${ttlSeconds} s`
        // So it is with closed browsers.
        if (act.method === 'JOB') return `${what}: ${(JSON.parse(text) as { title: string }).title}`
        return names.inText(`${what} as ${topic.replace(TOPIC, '$1-$2-$3-$4-$5')}: ${text}`)
      })
      .sort(),
    ...act.logged.map((line) => `logged ${flat(names.inValue(line))}`).sort(),
    ...act.emails
      .map(({ to, subject, text, html, unsubscribeUrl }) =>
        [
          `email to ${names.inText(to)}: ${names.inText(subject)}`,
          ...names
            .inText(text)
            .split('\n')
            .map((line) => `    ${line}`.trimEnd()),
          ...picturesIn(html).map((picture) => `    picture ${names.inText(picture)}`),
          ...(unsubscribeUrl ? [`    ended by ${names.inText(unsubscribeUrl)}`] : []),
        ].join('\n'),
      )
      .sort(),
  ]
  const call = [
    `${act.by}: ${act.method} ${names.inText(act.path).replace('/api/v1', '')}`,
    ...(act.body === undefined ? [] : printer.lines(names.inValue(hidden(act.body)))),
    ...answerLines(market, act.status, act.answer, printer),
  ]
  return [
    `## ${act.title}`,
    ...(act.method === 'JOB' ? (act.answer ? printer.lines(names.inValue(act.answer)) : []) : call),
    ...effects.map((line) => `  ${line.replaceAll('\n', '\n  ')}`),
  ]
}

/** A notification's id as the topic of its push. */
const TOPIC = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/** The pictures that only the HTML of an email has. */
const picturesIn = (html: string): string[] =>
  [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => `«${/ alt="([^"]*)"/.exec(tag)?.[1] ?? ''}» ${/ src="([^"]*)"/.exec(tag)?.[1] ?? ''}`)

/** Codes and passwords of a request. */
const hidden = (body: unknown): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, /^(code|token|password|newPassword|t)$/.test(name) ? '<hidden>' : value]),
      )
    : body

const flat = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value).replace(/"([a-zA-Z_]\w*)":/g, '$1: '))

const changeLine = ({ names }: LivedMarket, { table, kind, before, after }: Change): string[] => {
  const shown = (row: Fields | null) =>
    names.inValue(Object.fromEntries(Object.entries(row ?? {}).filter(([column]) => !LEFT_OUT.has(column)))) as Fields
  const [old, made] = [shown(before), shown(after)]
  if (kind === 'INSERT')
    return [
      `+ ${table} ${Object.entries(made)
        .flatMap(([column, value]) => (value === null ? [] : [`${column}: ${flat(value)}`]))
        .join(', ')}`,
    ]
  const key = old.id ?? old.order_id ?? old.user_id ?? old.product_id ?? ''
  if (kind === 'DELETE') return [`- ${table} ${flat(key)}`]
  const changed = Object.keys(made).filter((column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]))
  const lines = changed.filter((column) => !LEFT_OUT.has(column)).map((column) => `${column}: ${flat(old[column])} → ${flat(made[column])}`)
  return lines.length === 0 ? [] : [`~ ${table} ${flat(key)} ${lines.join(', ')}`]
}
