import { z } from 'zod'
import { MAX_PAGE_SIZE, PAGE_SIZE } from './limits.ts'

/** A page of a list: what a use case answers; on the wire the items are an array and the cursor a `Link` header. */
export interface Page<T> {
  items: T[]
  /** Opaque; null on the last page. */
  next: string | null
}

const limit = z.coerce
  .number({ error: 'limit tiene que ser un número.' })
  .int('limit tiene que ser un número entero.')
  .min(1, 'limit va de 1 a 100.')
  .max(MAX_PAGE_SIZE, `limit va de 1 a ${MAX_PAGE_SIZE}.`)

/** Query of every list: `cursor` continues after the last item seen. */
export const pageQuery = { cursor: z.string().max(400).optional(), limit: limit.default(PAGE_SIZE) }
export const wholePageQuery = { cursor: z.string().max(400).optional(), limit: limit.default(MAX_PAGE_SIZE) }
