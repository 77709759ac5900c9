import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'

/**
 * How responses are compressed. A list of 20 has some 15 kB: compressed synchronously it takes a fifth of a millisecond; a stream and its
 * thread take three times the CPU. A process has a core to itself, so nothing else would use it meanwhile. Brotli runs one quality below
 * the plugin's default: a third less time for one percent more bytes.
 */
export const compressAnswers: FastifyCompressOptions = {
  /** Bytes; a shorter response fits one packet anyway. */
  threshold: 1024,
  /** Bytes up to which compression blocks the process: under a millisecond. */
  syncThreshold: 65_536,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  // Request bodies are read as they arrive; nothing here accepts compressed ones.
  globalDecompression: false,
}
