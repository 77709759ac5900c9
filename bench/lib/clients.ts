import { join } from 'node:path'
import { root, start } from '../../scripts/lib/run.mjs'
import type { Done, Order, Side, Talked } from './chat-talk.ts'

/** The process that holds the sockets of all clients. */
export interface Clients {
  /** Rejects with the clients' error. */
  ask(order: Order): Promise<Done>
  /** How many sockets of a side are still connected. */
  count(side: Side): Promise<number>
  talk(side: Side, name: string, seconds: number, rate: number): Promise<Talked>
  stop(): Promise<void>
}

/** Starts a client process without any sockets yet. */
export const startClients = (): Clients => {
  const { child, ended, stop } = start(process.execPath, [join(root, 'bench/chat-clients.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ask = async (order: Order): Promise<Done> => {
    const answered = new Promise<Done>((resolve) => child.once('message', (done) => resolve(done as Done)))
    child.send(order)
    const gone = ended.then((code) => ({ error: `the clients ended with code ${code}` }))
    const done = await Promise.race([answered, gone])
    if (done.error) throw new Error(done.error)
    return done
  }
  return {
    ask,
    count: async (side) => (await ask({ do: 'count', side })).connected ?? 0,
    talk: async (side, name, seconds, rate) => {
      const { talked } = await ask({ do: 'talk', side, name, seconds, rate })
      if (!talked) throw new Error('The clients did not say what came of a round')
      return talked
    },
    stop,
  }
}
