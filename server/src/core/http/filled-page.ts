import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Escapes a text for HTML content and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A kind of template: its content type, and how its words are escaped. */
interface Kind {
  type: string
  escapeWord: (word: string) => string
}

const html: Kind = { type: 'text/html; charset=utf-8', escapeWord: escapeHtml }
/** The web app manifest. */
export const manifest: Kind = { type: 'application/manifest+json; charset=utf-8', escapeWord: (word) => JSON.stringify(word).slice(1, -1) }

/** Replaces every `{{word}}` of a page by its escaped value; words without a value stay. */
export const fillWords = (text: string, words: Record<string, string>, { escapeWord }: Kind = html): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, word: string) => (word in words ? escapeWord(words[word] ?? '') : whole))

/**
 * Reads a page of the built web, fills in its words and returns a handler that serves it, compressed as the browser accepts it, or as not
 * modified. Compression runs in the background, so that the server need not wait for it to listen.
 */
export const filledPage = async (file: string, words: Record<string, string>, kind = html): Promise<ServePage> => {
  const plain = Buffer.from(fillWords(await readFile(file, 'utf8'), words, kind))
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const packed = { br: promisify(brotliCompress)(plain), gzip: promisify(gzip)(plain) }
  return async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' }).type(kind.type)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?(?:,|$))`).test(accepted))
    if (!encoding) return reply.send(plain)
    return reply.header('content-encoding', encoding).send(await packed[encoding])
  }
}
