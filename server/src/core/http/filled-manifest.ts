import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './accepted-encoding.ts'

type Serve = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Replaces every `{{word}}` of a JSON text by its value; words without a value stay. */
const fillWords = (text: string, words: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, word: string) => (word in words ? JSON.stringify(words[word]).slice(1, -1) : whole))

/**
 * Reads the manifest of the built web, fills in its words and returns a handler that serves it, compressed as the browser accepts it, or
 * as not modified. Compression runs in the background, so that the server need not wait for it to listen.
 */
export const filledManifest = async (file: string, words: Record<string, string>): Promise<Serve> => {
  const plain = Buffer.from(fillWords(await readFile(file, 'utf8'), words))
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const packed = { br: promisify(brotliCompress)(plain), gzip: promisify(gzip)(plain) }
  return async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' }).type('application/manifest+json; charset=utf-8')
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const encoding = acceptedEncoding(request)
    return encoding ? reply.header('content-encoding', encoding).send(await packed[encoding]) : reply.send(plain)
  }
}
