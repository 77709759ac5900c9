import pg from 'pg'

interface Pipeline {
  client: pg.Client
  isOpen: Promise<unknown>
  waiting: number
}

export interface Pipelines {
  query: <Row extends pg.QueryResultRow>(query: pg.QueryConfig | string, values?: unknown[]) => Promise<pg.QueryResult<Row>>
  end(): Promise<void>
}

/**
 * Everyone's single statements share a few connections: each is sent at once without waiting for the previous result, which halves the
 * time of many small reads. They must not depend on each other or open a transaction. A statement whose connection is lost fails; the
 * next one opens another.
 */
export const openPipelines = (settings: pg.ClientConfig, max: number): Pipelines => {
  let pipelines: Pipeline[] = []
  let isEnded = false

  const open = (): Pipeline => {
    if (isEnded) throw new Error('The connections were ended.')
    const client = new pg.Client({ ...settings, pipeline: true })
    const pipeline = { client, isOpen: client.connect(), waiting: 0 }
    const forget = () => {
      pipelines = pipelines.filter((one) => one !== pipeline)
    }
    client.on('error', forget)
    client.on('end', forget)
    pipeline.isOpen.catch(forget)
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
        await pipeline.isOpen
        return await pipeline.client.query(query, values)
      } finally {
        pipeline.waiting--
      }
    },
    end: async () => {
      isEnded = true
      await Promise.all(pipelines.map(({ client }) => client.end()))
    },
  }
}
