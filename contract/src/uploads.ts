import { z } from 'zod'
import { id } from './fields.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_PART_BYTES } from './limits.ts'
import { route } from './route.ts'

/** A picture kept by Feria: `url` is the widest variant, upright, without metadata. */
export const picture = z.object({
  url: z.string(),
  id,
  width: z.int(),
  height: z.int(),
  variants: z.array(z.object({ width: z.int(), url: z.string() })),
})
export type Picture = z.output<typeof picture>

/**
 * An upload in parts. With `urls` each part is sent there by PUT, alone and without our token, else to `PUT /api/v1/upload/parts/:id/:n`.
 */
const parted = z.object({
  id,
  parts: z.int(),
  partBytes: z.literal(UPLOAD_PART_BYTES),
  /** Where each part goes, in their order; they end after an hour, then `look` answers new ones. Null without a store of that kind. */
  urls: z.array(z.string()).nullable(),
})

const uploadLimit = { max: 240, seconds: 3600 }

/** `POST /api/v1/upload` (multipart, field `file`) and the parts themselves carry bytes, so they live in uploads.http.ts. */
export const UPLOAD_PATH = '/api/v1/upload'

export const uploads = {
  start: route({
    method: 'POST',
    path: '/api/v1/upload/parts',
    access: 'member',
    summary: 'Opens an upload in parts of 8 MiB, for files larger than one part.',
    body: z.object({
      bytes: z
        .int('Falta el tamaño del archivo.')
        .min(1, 'El archivo está vacío.')
        .max(MAX_UPLOAD_BYTES, 'La imagen pesa más de 15 MB. Elegí una más liviana.'),
    }),
    answer: parted,
    status: 201,
    limit: uploadLimit,
  }),
  look: route({
    method: 'GET',
    path: '/api/v1/upload/parts/:id',
    access: 'member',
    summary: 'Says which parts of an upload have arrived, so that it goes on where it was interrupted.',
    params: z.object({ id }),
    answer: parted.extend({ arrived: z.array(z.int()) }),
    limit: uploadLimit,
  }),
  finish: route({
    method: 'POST',
    path: '/api/v1/upload/parts/:id/finish',
    access: 'member',
    summary: 'Joins the parts of an upload and answers the picture.',
    params: z.object({ id }),
    answer: picture,
    limit: uploadLimit,
  }),
}
