import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What reached a PostgreSQL since the last look: every statement but those that begin or end a transaction, and how many ended. */
interface Counted {
  statements: string[]
  commits: number
}

export interface StatementCounter {
  /** The database's URL through the counter. */
  url: string
  /** What was counted since the last call. */
  take(): Counted
  close(): Promise<void>
}

const HEADER = 5
const isEdge = (text: string) => /^\s*(begin|start transaction|commit|rollback)\b/i.test(text)
/** A text may hold a whole transaction. */
const isBeginning = (text: string) => /^\s*(begin|start transaction)\b/i.test(text) && !/\bcommit\s*;?\s*$/i.test(text)

/** Reads the messages of one connection as PostgreSQL does: `Q` runs a text, `E` what `B` bound, by the name that `P` gave it. */
const readerOf = (ran: (text: string) => void): ((data: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  let isStarted = false
  let bound = ''
  const texts = new Map<string, string>()
  const act = (type: string, body: Buffer) => {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2)
    if (type === 'Q') ran(first)
    if (type === 'P') texts.set(first, second)
    if (type === 'B') bound = texts.get(second) ?? ''
    if (type === 'E') ran(bound)
  }
  return (data) => {
    rest = Buffer.concat([rest, data])
    // The first message has no type.
    if (!isStarted && rest.length >= 4 && rest.length >= rest.readInt32BE(0)) {
      rest = rest.subarray(rest.readInt32BE(0))
      isStarted = true
    }
    while (isStarted && rest.length >= HEADER && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1
      act(String.fromCharCode(rest[0] ?? 0), rest.subarray(HEADER, end))
      rest = rest.subarray(end)
    }
  }
}

/** A proxy before a PostgreSQL that counts what every connection runs, those of the jobs too. */
export const openStatementCounter = async (databaseUrl: string): Promise<StatementCounter> => {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let counted: Counted = { statements: [], commits: 0 }
  const server = createServer((visitor) => {
    const inside = connect(Number(target.port), target.hostname)
    let isOpen = false
    const read = readerOf((text) => {
      if (!isEdge(text)) counted.statements.push(text)
      if (!isBeginning(text) && (!isOpen || isEdge(text))) counted.commits++
      if (isEdge(text)) isOpen = isBeginning(text)
    })
    visitor.on('data', read)
    for (const [from, to] of [
      [visitor, inside],
      [inside, visitor],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    take: () => {
      const taken = counted
      counted = { statements: [], commits: 0 }
      return taken
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  }
}
