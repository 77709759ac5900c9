import { z } from 'zod'
import { MAX_PAGE_SIZE, PAGE_SIZE, WHOLE_LIST } from './limits.ts'

/** A page of a list, as a use case returns it; the HTTP response is an array with a `Link` header for the cursor. */
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

/** A page by number, from 1, for old clients. It skips what precedes it, so it is limited to 50; `cursor` is not. */
export const pageNumber = z.coerce
  .number({ error: 'page tiene que ser un número.' })
  .int('page tiene que ser un número entero.')
  .min(1, 'page va de 1 a 50.')
  .max(50, 'page va de 1 a 50.')

/** Query of every list: `cursor` continues after the last item seen. */
export const pageQuery = { cursor: z.string().max(400).optional(), limit: limit.default(PAGE_SIZE) }
export const wholePageQuery = { cursor: z.string().max(400).optional(), limit: limit.default(MAX_PAGE_SIZE) }
/** Query of a list that the specification returns whole and whose clients know no pages: up to 1,000 by default. */
export const statedListQuery = { cursor: z.string().max(400).optional(), limit: limit.default(WHOLE_LIST) }
/** How many entries of each list come with the profile; 0 for none. */
export const withProfile = limitFrom(0).default(WHOLE_LIST)
