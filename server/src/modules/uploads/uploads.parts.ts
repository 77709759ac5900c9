import type { Answer, api, Input } from '@feria/contract'
import { UPLOAD_PART_BYTES } from '@feria/contract/limits'
import { and, eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../context.ts'
import { fail } from '../../errors.ts'
import { storePicture } from './store-picture.ts'
import { bytesOfPart, partsOf } from './uploads.rules.ts'
import { uploadParts } from './uploads.tables.ts'

const keyOf = (id: string, n: number) => `parts/${id}/${n}.bin`

/** Opens an upload in parts of 8 MiB. Any member may call; files over 15 MB are refused by the contract. */
export const startParts = async (ctx: Ctx, { body }: Input<typeof api.uploads.start>): Promise<Answer<typeof api.uploads.start>> => {
  const id = newId()
  await ctx.db.insert(uploadParts).values({ id, userId: memberOf(ctx).id, bytes: body.bytes, createdAt: ctx.now() })
  return { id, parts: partsOf(body.bytes), partBytes: UPLOAD_PART_BYTES }
}

/** Takes part `n`, counted from 1, of an upload of the member; sent again it replaces itself. Refuses a part of another size. */
export const takePart = async (ctx: Ctx, id: string, n: number, bytes: Buffer): Promise<void> => {
  const upload = await findOwn(ctx, id)
  const isPart = Number.isInteger(n) && n >= 1 && n <= partsOf(upload.bytes)
  if (!isPart || bytes.length !== bytesOfPart(upload.bytes, n)) fail('uploads.bad-part')
  await ctx.engines.files.put(keyOf(id, n), bytes)
}

/** Joins the parts of an upload of the member into a picture. Refuses when one is missing; the parts stay, so it can be sent and finished again. */
export const finishParts = async (ctx: Ctx, { params }: Input<typeof api.uploads.finish>): Promise<Answer<typeof api.uploads.finish>> => {
  const upload = await findOwn(ctx, params.id)
  const parts: Buffer[] = []
  for (let n = 1; n <= partsOf(upload.bytes); n++) {
    parts.push((await ctx.engines.files.read(keyOf(params.id, n))) ?? fail('uploads.bad-part'))
  }
  const picture = await storePicture(ctx, Buffer.concat(parts))
  await ctx.db.delete(uploadParts).where(eq(uploadParts.id, params.id))
  await ctx.engines.files.remove(`parts/${params.id}`)
  return picture
}

const findOwn = async (ctx: Ctx, id: string) => {
  const [upload] = await ctx.db
    .select()
    .from(uploadParts)
    .where(and(eq(uploadParts.id, id), eq(uploadParts.userId, memberOf(ctx).id)))
  return upload ?? fail('uploads.not-found')
}
