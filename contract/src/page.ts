import { z } from 'zod'
import { MAX_PAGE_SIZE, PAGE_SIZE, WHOLE_LIST } from './limits.ts'

/** A page of a list: what a use case answers; on the wire the items are an array and the cursor a `Link` header. */
export interface Page<T> {
  items: T[]
  /** Opaque; null on the last page. */
  next: string | null
}

const limitFrom = (least: number) =>
  z.coerce
    .number({ error: 'limit tiene que ser un número.' })
    .int('limit tiene que ser un número entero.')
    .min(least, `limit va de ${least} a ${MAX_PAGE_SIZE}.`)
    .max(MAX_PAGE_SIZE, `limit va de ${least} a ${MAX_PAGE_SIZE}.`)

const limit = limitFrom(1)

/** A page by its number, from 1: for old clients. It skips what comes before, so it goes no further than 50; `cursor` has no end. */
export const pageNumber = z.coerce
  .number({ error: 'page tiene que ser un número.' })
  .int('page tiene que ser un número entero.')
  .min(1, 'page va de 1 a 50.')
  .max(50, 'page va de 1 a 50.')

/** Query of every list: `cursor` continues after the last item seen. */
export const pageQuery = { cursor: z.string().max(400).optional(), limit: limit.default(PAGE_SIZE) }
export const wholePageQuery = { cursor: z.string().max(400).optional(), limit: limit.default(MAX_PAGE_SIZE) }
/** Query of a stated list, whose clients know nothing of pages: without a limit it is whole, up to 1,000 at a time. */
export const statedListQuery = { cursor: z.string().max(400).optional(), limit: limit.default(WHOLE_LIST) }
/** How much of each list comes with the profile: none with 0, as a stated list without it. */
export const withProfile = limitFrom(0).default(WHOLE_LIST)
