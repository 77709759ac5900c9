import { Readable } from 'node:stream'
import { constants } from 'node:zlib'
import type {} from '@fastify/compress'
import type { FastifyReply } from 'fastify'

/** Each line leaves as soon as it is written: a compressor left to itself would hold it back until the last one is there. */
export const compressAtOnce = {
  customTypes: /^application\/x-ndjson/,
  brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
}

async function* written<Line>(first: IteratorResult<Line, void>, lines: AsyncGenerator<Line, void>) {
  try {
    for (let line = first; !line.done; line = await lines.next()) yield `${JSON.stringify(line.value)}\n`
  } finally {
    await lines.return()
  }
}

/**
 * Answers lines of JSON as they come. The first is waited for: what is refused is refused while it can still be answered as every
 * other error.
 * A reader who goes away ends the lines.
 */
export const answerLines = async <Line>(reply: FastifyReply, lines: AsyncGenerator<Line, void>): Promise<FastifyReply> => {
  const first = await lines.next()
  return reply
    .type('application/x-ndjson; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(written(first, lines)))
}
