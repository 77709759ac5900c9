import { z } from 'zod'
import { id } from '../fields.ts'
import { MAX_UPLOAD_BYTES, UPLOAD_PART_BYTES } from './values.ts'

/** A stored picture: `url` is the widest variant, upright, without metadata. */
export const picture = z.object({
  url: z.string(),
  id,
  width: z.int(),
  height: z.int(),
  variants: z.array(z.object({ width: z.int(), url: z.string() })),
})
export type Picture = z.output<typeof picture>

/**
 * An upload in parts. With `urls` each part is sent there by PUT, alone and without our token, otherwise to `PUT
 * /api/v1/upload/parts/:id/:n`.
 */
const parted = z.object({
  id,
  parts: z.int(),
  partBytes: z.literal(UPLOAD_PART_BYTES),
  /** The URL of each part, in order; they expire after an hour, then `look` returns new ones. Null without such a store. */
  urls: z.array(z.string()).nullable(),
})

/** The request and response of each call. */
export const uploadSchemas = {
  start: {
    summary: 'Opens an upload in parts of 8 MiB, for files larger than one part.',
    body: z.object({
      bytes: z
        .int('Falta el tamaño del archivo.')
        .min(1, 'El archivo está vacío.')
        .max(MAX_UPLOAD_BYTES, 'La foto pesa más de 15 MB. Elegí una más liviana.'),
    }),
    answer: parted,
  },
  look: {
    summary: 'The parts of an upload that have arrived, so that an interrupted upload can resume.',
    params: z.object({ id }),
    answer: parted.extend({ arrived: z.array(z.int()) }),
  },
  finish: {
    summary: 'Joins the parts of an upload and answers the picture.',
    params: z.object({ id }),
    answer: picture,
  },
}
