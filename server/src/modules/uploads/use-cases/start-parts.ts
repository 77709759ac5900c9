import type { Answer, api, Input } from '@feria/contract'
import { UPLOAD_PART_BYTES } from '@feria/contract/uploads/values'
import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import type { Files } from '../../../engines/files/files.ts'
import type { Received } from '../../../engines/files/receive.ts'
import { bytesOfPart, partsOf } from '../rules.ts'
import { uploadParts } from '../tables.ts'
import { storePicture } from './store-picture.ts'

type Upload = typeof uploadParts.$inferSelect

/** How long a part's upload URL works: time for ten retries with exponential backoff. */
const ADDRESS_SECONDS = 3600

const keyOf = (id: string, n: number) => `parts/${id}/${n}.bin`
/** Where the store joins parts sent to it directly. Nothing here is ever served: it may not be a picture at all. */
const wholeKeyOf = (id: string) => `incoming/${id}/whole.bin`
const numbersOf = (upload: Upload) => Array.from({ length: partsOf(upload.bytes) }, (_, i) => i + 1)

/** Opens an upload in parts of 8 MiB. Members only; the contract refuses files over 15 MB. */
export const startParts = async (ctx: Ctx, { body }: Input<typeof api.uploads.start>): Promise<Answer<typeof api.uploads.start>> => {
  const id = newId()
  const remoteId = (await ctx.engines.files.direct?.openParts(wholeKeyOf(id))) ?? null
  const upload = { id, userId: memberOf(ctx).id, bytes: body.bytes, remoteId, createdAt: ctx.now() }
  await ctx.db.insert(uploadParts).values(upload)
  return shownOf(ctx, upload)
}

/** The parts of a member's upload that have arrived, with URLs for the rest, so that it can resume. */
export const lookAtParts = async (ctx: Ctx, { params }: Input<typeof api.uploads.look>): Promise<Answer<typeof api.uploads.look>> => {
  const upload = await findOwn(ctx, params.id)
  return { ...(await shownOf(ctx, upload)), arrived: await arrivedOf(ctx, upload) }
}

/** Stores part `n`, counted from 1, of a member's upload; sending it again replaces it. Refuses a part of the wrong size. */
export const takePart = async (ctx: Ctx, id: string, n: number, part: Received): Promise<void> => {
  const upload = await findOwn(ctx, id)
  if (!numbersOf(upload).includes(n) || part.bytes !== bytesOfPart(upload.bytes, n)) fail('uploads.bad-part')
  await ctx.engines.files.put(keyOf(id, n), part)
}

/**
 * Joins the parts of a member's upload into a picture. Refuses when one is missing; the parts stay, so it can be sent and finished again.
 */
export const finishParts = async (ctx: Ctx, { params }: Input<typeof api.uploads.finish>): Promise<Answer<typeof api.uploads.finish>> => {
  const upload = await findOwn(ctx, params.id)
  const whole = (await ownWhole(ctx, upload)) ?? (await remoteWhole(ctx, upload)) ?? fail('uploads.bad-part')
  const picture = await storePicture(ctx, whole).finally(whole.drop)
  await ctx.db.delete(uploadParts).where(eq(uploadParts.id, params.id))
  await forgetParts(ctx, upload)
  return picture
}

/** Deletes everything of an upload, here and at the store. */
export const forgetParts = async (ctx: Ctx, { id, remoteId }: Upload): Promise<void> => {
  const { files } = ctx.engines
  await files.remove(`parts/${id}`)
  if (!remoteId || !files.direct) return
  await files.direct.dropParts(wholeKeyOf(id), remoteId)
  await files.remove(`incoming/${id}`)
}

const shownOf = async ({ engines }: Ctx, upload: Upload) => {
  const { direct } = engines.files
  const { id, remoteId } = upload
  const addressOf = (n: number) =>
    direct?.partUrlOf(wholeKeyOf(id), remoteId ?? '', { n, bytes: bytesOfPart(upload.bytes, n) }, ADDRESS_SECONDS) ?? Promise.resolve('')
  const urls = direct && remoteId ? await Promise.all(numbersOf(upload).map(addressOf)) : null
  return { id, parts: partsOf(upload.bytes), partBytes: UPLOAD_PART_BYTES, urls } as const
}

/** The numbers of the complete parts, by either way. */
const arrivedOf = async ({ engines }: Ctx, upload: Upload): Promise<number[]> => {
  const { direct } = engines.files
  const remote = direct && upload.remoteId ? await direct.arrivedParts(wholeKeyOf(upload.id), upload.remoteId) : []
  const isHere = async (n: number) => {
    if (remote.some((part) => part.n === n && part.bytes === bytesOfPart(upload.bytes, n))) return true
    const found = await engines.files.stream(keyOf(upload.id, n))
    found?.body.destroy()
    return found !== null
  }
  const here = await Promise.all(numbersOf(upload).map(async (n) => ({ n, isHere: await isHere(n) })))
  return here.filter(({ isHere }) => isHere).map(({ n }) => n)
}

/** The upload's bytes from our own storage; null unless all parts are there. */
const ownWhole = async ({ engines }: Ctx, upload: Upload): Promise<Received | null> => {
  const keys = numbersOf(upload).map((n) => keyOf(upload.id, n))
  const whole = await engines.files.receive(joined(engines.files, keys))
  if (whole.bytes === upload.bytes) return whole
  await whole.drop()
  return null
}

/** The concatenated contents of files; missing ones are skipped. */
async function* joined(files: Files, keys: string[]): AsyncGenerator<Buffer> {
  for (const key of keys) yield* (await files.stream(key))?.body ?? []
}

/** The upload's bytes from the store; null unless every part is there with its size. Once joined, it is read as it is. */
const remoteWhole = async ({ engines }: Ctx, upload: Upload): Promise<Received | null> => {
  const { files } = engines
  const key = wholeKeyOf(upload.id)
  if (!files.direct || !upload.remoteId) return null
  const arrived = await files.direct.arrivedParts(key, upload.remoteId)
  const isWhole = numbersOf(upload).every((n) => arrived.some((part) => part.n === n && part.bytes === bytesOfPart(upload.bytes, n)))
  if (isWhole && arrived.length === partsOf(upload.bytes)) await files.direct.joinParts(key, upload.remoteId)
  const whole = await files.receive(joined(files, [key]))
  if (whole.bytes === upload.bytes) return whole
  await whole.drop()
  return null
}

const findOwn = async (ctx: Ctx, id: string): Promise<Upload> => {
  const [upload] = await ctx.db
    .select()
    .from(uploadParts)
    .where(and(eq(uploadParts.id, id), eq(uploadParts.userId, memberOf(ctx).id)))
  return upload ?? fail('uploads.not-found')
}
