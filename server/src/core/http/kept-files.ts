import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import mime from 'mime/lite'
import { acceptedEncoding } from './accepted-encoding.ts'
import { hasAlready, rangeOf } from './conditions.ts'

/** Bytes that are kept in all, of what was asked for last: twice the whole built web. */
const MAX_BYTES = 16_000_000

/** A file as it is sent to those who accept an encoding. */
interface KeptFile {
  body: Buffer
  etag: string
  headers: Record<string, string>
}

const endings = { br: '.br', gzip: '.gz' }
const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** Of the others, e.g. pictures and fonts, nothing is gained. */
const TEXT = /^(text\/|image\/svg|application\/json)/

/** Neither hidden files, nor anything outside, nor the compressed ones by themselves. */
const isServed = (path: string): boolean =>
  !/[\0\\]/.test(path) && !/\.(br|gz)$/.test(path) && path.split('/').every((part) => part !== '' && !part.startsWith('.'))

const unlessMissing = (error: NodeJS.ErrnoException): null => {
  if (['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null
  throw error
}

const typeOf = (path: string): string => {
  const type = mime.getType(path) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** A text in an encoding that makes it smaller, else null: the build has files that are written after all others were compressed. */
const packText = async (path: string, plain: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer | null> => {
  const packed = TEXT.test(typeOf(path)) ? await packers[encoding](plain) : plain
  return packed.length < plain.length ? packed : null
}

/**
 * Serves files that do not change while the process runs from its memory, compressed at build or once: each is read when it is asked for
 * first, and kept while others do not need its place. Their ETags are strong, by the bytes that are sent, so every process and every
 * start has the same. Answers false, and sends nothing, for a path that is no file of the folder.
 */
export const keepFiles = (folder: string, cacheControl: string, mostBytes = MAX_BYTES) => {
  const kept = new LRUCache<string, KeptFile>({ maxSize: mostBytes, sizeCalculation: ({ body }) => body.length || 1 })

  const read = async (path: string, encoding: 'br' | 'gzip' | undefined): Promise<KeptFile | null> => {
    const file = join(folder, path)
    const built = encoding && (await readFile(file + endings[encoding]).catch(unlessMissing))
    const plain = built ? null : await readFile(file).catch(unlessMissing)
    const packed = built || (encoding && plain && (await packText(path, plain, encoding)))
    const body = packed || plain
    if (!body) return null
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const headers = { 'content-type': typeOf(path), 'cache-control': cacheControl, etag, vary: 'accept-encoding', 'accept-ranges': 'bytes' }
    return { body, etag, headers: packed ? { ...headers, 'content-encoding': encoding } : headers }
  }

  const find = async (path: string, encoding: 'br' | 'gzip' | undefined): Promise<KeptFile | null> => {
    const key = `${encoding} ${path}`
    const known = kept.get(key)
    if (known) return known
    const file = isServed(path) ? await read(path, encoding) : null
    if (file) kept.set(key, file)
    return file
  }

  return async (path: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const file = await find(path, acceptedEncoding(request))
    if (!file) return false
    const { body, etag } = file
    reply.headers(file.headers)
    const { range, 'if-none-match': noneMatch, 'if-range': ifRange } = request.headers
    if (hasAlready(noneMatch, etag)) return send(reply.code(304))
    const asked = ifRange === undefined || ifRange === etag ? rangeOf(range, body.length) : undefined
    if (asked === undefined) return send(reply, body)
    if (asked === null) return send(reply.code(416).header('content-range', `bytes */${body.length}`))
    const [first, last] = asked
    return send(reply.code(206).header('content-range', `bytes ${first}-${last}/${body.length}`), body.subarray(first, last + 1))
  }
}

const send = (reply: FastifyReply, body?: Buffer): true => {
  reply.send(body)
  return true
}
