import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** A text as it may stand in a page and in an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What is filled in: its type, and how a word is escaped there. */
interface Kind {
  type: string
  escapeWord: (word: string) => string
}

const html: Kind = { type: 'text/html; charset=utf-8', escapeWord: escapeHtml }
/** What the browser installs the app by. */
export const manifest: Kind = { type: 'application/manifest+json; charset=utf-8', escapeWord: (word) => JSON.stringify(word).slice(1, -1) }

/** The text of a page with every `{{word}}` replaced by its value, escaped; words without a value stay. */
export const fillWords = (text: string, words: Record<string, string>, { escapeWord }: Kind = html): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, word: string) => (word in words ? escapeWord(words[word] ?? '') : whole))

/**
 * Reads a page of the built web, fills its words in, and answers how to serve it: compressed as the browser reads it, and
 * as unchanged to whoever has it already. Compressing goes on in the background, so that the server listens without waiting for it.
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
