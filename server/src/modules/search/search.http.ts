import { Readable } from 'node:stream'
import { constants } from 'node:zlib'
import type {} from '@fastify/compress'
import { api } from '@feria/contract'
import { SEARCH_STREAM, type SearchLine } from '@feria/contract/search'
import { type HttpPart, receive } from '../../http.ts'
import { searchLines } from './search.lines.ts'

/** Each line leaves as soon as it is written: a compressor left to itself would hold it back until the last platform has answered. */
const compressAtOnce = {
  customTypes: /^application\/x-ndjson/,
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
}

async function* written(first: IteratorResult<SearchLine, void>, lines: AsyncGenerator<SearchLine, void>) {
  try {
    for (let line = first; !line.done; line = await lines.next()) yield `${JSON.stringify(line.value)}\n`
  } finally {
    await lines.return()
  }
}

/** The search as a stream, let in and refused as `api.search.find` is. A reader who goes away ends it. */
export const searchHttp: HttpPart = (http, ctxOf) => {
  http.get(SEARCH_STREAM, { compress: compressAtOnce }, async (request, reply) => {
    const { ctx, input } = await receive(api.search.find, request, ctxOf)
    const lines = searchLines(ctx, input.query)
    // What is refused is refused here, while it can still be answered as every other error.
    const first = await lines.next()
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(written(first, lines)))
  })
}
