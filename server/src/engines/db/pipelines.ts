import type { Socket } from 'node:net'
import pg from 'pg'

interface Pipeline {
  client: pg.Client
  /** Undefined once it is open. */
  opening: Promise<unknown> | undefined
  waiting: number
  /** Holds what is written until everything else that arrived in this turn of the event loop has been read. */
  gather: () => void
}

export interface Pipelines {
  query: <Row extends pg.QueryResultRow>(query: pg.QueryConfig | string, values?: unknown[]) => Promise<pg.QueryResult<Row>>
  end(): Promise<void>
}

const gatherWrites = (socket: Socket): (() => void) => {
  let isHeld = false
  const send = () => {
    isHeld = false
    socket.uncork()
  }
  return () => {
    if (isHeld) return
    isHeld = true
    socket.cork()
    setImmediate(send)
  }
}

/**
 * Everyone's single statements share a few connections: each is sent without waiting for the previous result, which halves the time of
 * many small reads; those of one turn of the event loop are sent together, since each write costs as much as all else that a small read
 * costs this process. They must not depend on each other or open a transaction. A statement whose connection is lost fails; the
 * next one opens another.
 */
export const openPipelines = (settings: pg.ClientConfig, openSocket: () => Socket, max: number): Pipelines => {
  let pipelines: Pipeline[] = []
  let isEnded = false

  const open = (): Pipeline => {
    if (isEnded) throw new Error('The connections were ended.')
    const socket = openSocket()
    const client = new pg.Client({ ...settings, stream: () => socket, pipeline: true })
    const opening = client.connect()
    const pipeline: Pipeline = { client, opening, waiting: 0, gather: gatherWrites(socket) }
    const forget = () => {
      pipelines = pipelines.filter((one) => one !== pipeline)
    }
    client.on('error', forget)
    client.on('end', forget)
    opening.then(() => {
      pipeline.opening = undefined
    }, forget)
    pipelines.push(pipeline)
    return pipeline
  }

  /** The connection with the shortest queue, so that a slow statement delays nobody for long. */
  const choose = (): Pipeline => {
    let calmest: Pipeline | undefined
    for (const one of pipelines) if (!calmest || one.waiting < calmest.waiting) calmest = one
    return calmest && (calmest.waiting === 0 || pipelines.length >= max) ? calmest : open()
  }

  return {
    query: async (query, values) => {
      const pipeline = choose()
      pipeline.waiting++
      try {
        if (pipeline.opening) await pipeline.opening
        pipeline.gather()
        return await pipeline.client.query(query, values)
      } finally {
        pipeline.waiting--
      }
    },
    end: async () => {
      isEnded = true
      // One that is ended while it opens would never say that it did not.
      await Promise.all(
        pipelines.map(({ client, opening }) => (opening ? opening.catch(() => undefined).then(() => client.end()) : client.end())),
      )
    },
  }
}
