import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/**
 * How answers are compressed. A list of 20 has some 15 kB: on the spot it takes a fifth of a millisecond, and through a stream and its
 * thread three times as much of the processor. A process has a core to itself, so that nobody else would do it meanwhile. Of Brotli the
 * quality below the plugin's own, which takes a third less time for a hundredth more bytes.
 */
export const compressAnswers: FastifyCompressOptions = {
  /** Bytes; a shorter answer goes in one packet anyway. */
  threshold: 1024,
  /** Bytes up to which nothing else is served meanwhile: under a millisecond. */
  syncThreshold: 65_536,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  // Bodies are read as they come: one that unpacks itself has no use here.
  globalDecompression: false,
}
