import { Readable } from 'node:stream'
import { constants } from 'node:zlib'
import type {} from '@fastify/compress'
import type { FastifyReply } from 'fastify'

/** Flushes each line as it is written: by default a compressor would hold lines back until the end. */
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
 * Answers newline-delimited JSON as it is produced. The first line is awaited, so that a refusal can still be answered like any other
 * error. A client that disconnects ends the stream.
 */
export const answerLines = async <Line>(reply: FastifyReply, lines: AsyncGenerator<Line, void>): Promise<FastifyReply> => {
  const first = await lines.next()
  return reply
    .type('application/x-ndjson; charset=utf-8')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(written(first, lines)))
}
