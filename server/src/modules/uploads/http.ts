import type { Readable } from 'node:stream'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import { MAX_UPLOAD_BYTES, UPLOAD_PART_BYTES, UPLOAD_PATH } from '@feria/contract/uploads/values'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError, fail } from '../../core/errors.ts'
import { checkAccess, type HttpPart } from '../../core/http.ts'
import { checkRoom } from '../../core/room.ts'
import type { Files } from '../../engines/files/files.ts'
import type { Received } from '../../engines/files/receive.ts'
import { limit } from '../../platform/rate-limit.ts'
import { openPrivate } from './private-files.ts'
import { takePart } from './use-cases/start-parts.ts'
import { storePicture } from './use-cases/store-picture.ts'

const UPLOADS = { max: 240, seconds: 3600 }
/** Not longer, since the operator may move the pictures to another address. */
const A_DAY = 'public, max-age=86400'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Refuses a malformed form: no boundary, the wrong one, truncated, too many fields. An error with a code of its own keeps it. */
const refuseForm = (error: Error & { code?: string }): never => {
  throw error instanceof AppError || error.code?.startsWith('FST_') ? error : new AppError('uploads.bad-form')
}

/** The bytes of a file in a form; fails when it is malformed or too large. */
async function* comingIn(file: MultipartFile['file']): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch (error) {
    refuseForm(error as Error)
  }
  if (file.truncated) fail('uploads.too-large')
}

async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts()
  } catch (error) {
    refuseForm(error as Error)
  }
}

/** The only file of a form, in its field `file`. The form is read to its end, since errors after the file count as well. */
const fileOf = async (request: FastifyRequest, files: Files): Promise<Received> => {
  let file: Received | undefined
  try {
    for await (const part of partsOf(request)) {
      if (part.type !== 'file') continue
      if (file || part.fieldname !== 'file') fail('uploads.missing')
      file = await files.receive(comingIn(part.file))
    }
  } catch (error) {
    await file?.drop()
    throw error
  }
  return file ?? fail('uploads.missing')
}

/** The bytes of a body; fails as soon as it exceeds the maximum. */
async function* atMost(most: number, body: Readable | null): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of (body ?? []) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > most) fail('uploads.too-large')
    yield chunk
  }
}

/** Uploads and downloads: pictures as multipart, their parts raw, and the files themselves, which never change at their URL. */
export const uploadsHttp: HttpPart = (http, ctxOf) => {
  const memberCtx = async (request: FastifyRequest) => {
    const ctx = await ctxOf(request)
    checkAccess(ctx, { access: 'member' })
    await checkRoom(ctx)
    await limit(ctx, `upload:${ctx.actor?.id}`, UPLOADS)
    return ctx
  }

  http.register(async (forms) => {
    // Registered here, since its hooks run for every request that it may serve.
    await forms.register(multipart, { limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 5, parts: 6 } })
    forms.post(UPLOAD_PATH, { bodyLimit: MAX_UPLOAD_BYTES + 65_536 }, async (request) => {
      const ctx = await memberCtx(request)
      if (!request.isMultipart()) fail('uploads.missing')
      const file = await fileOf(request, ctx.engines.files)
      return storePicture(ctx, file).finally(file.drop)
    })
  })

  http.register(async (raw) => {
    // Streamed by the handler.
    raw.addContentTypeParser('application/octet-stream', (_, body, done) => done(null, body))
    raw.put(`${UPLOAD_PATH}/parts/:id/:n`, { bodyLimit: UPLOAD_PART_BYTES }, async (request) => {
      const ctx = await memberCtx(request)
      const { id, n } = request.params as { id: string; n: string }
      if (!/^[0-9a-f-]{36}$/.test(id)) fail('uploads.not-found')
      const part = await ctx.engines.files.receive(atMost(UPLOAD_PART_BYTES, request.body as Readable | null))
      await takePart(ctx, id, Number(n), part).finally(part.drop)
      return { message: 'Parte recibida.' }
    })
  })

  http.get('/private-files/:signed', async (request, reply: FastifyReply) => {
    const ctx = await ctxOf(request)
    const file = await openPrivate(ctx, (request.params as { signed: string }).signed)
    if (!file) return fail('uploads.not-found')
    reply.header('cache-control', 'private, no-store')
    if ('address' in file) return reply.redirect(file.address)
    return reply
      .type('image/webp')
      .header('content-disposition', 'inline; filename="documento.webp"')
      .header('content-length', file.bytes)
      .send(file.body)
  })

  http.get('/files/:id/:name', async (request, reply: FastifyReply) => {
    const ctx = await ctxOf(request)
    const { id, name } = request.params as { id: string; name: string }
    if (!/^[0-9a-f-]{36}$/.test(id) || !/^\d+\.webp$/.test(name)) return fail('uploads.not-found')
    const address = ctx.engines.files.direct?.publicUrlOf(`pictures/${id}/${name}`)
    if (address) return reply.header('cache-control', A_DAY).redirect(address)
    const file = await ctx.engines.files.stream(`pictures/${id}/${name}`)
    if (!file) return fail('uploads.not-found')
    return reply
      .type('image/webp')
      .header('cache-control', IMMUTABLE)
      .header('content-disposition', `inline; filename="${id}-${name}"`)
      .header('content-length', file.bytes)
      .send(file.body)
  })
}
