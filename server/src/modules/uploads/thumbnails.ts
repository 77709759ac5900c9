import type { Ctx } from '../../core/context.ts'
import { isAmong } from '../../engines/db/lists.ts'
import { fitWithin, NARROWEST, pictureOf, urlOf } from './rules.ts'
import { uploads } from './tables.ts'

export interface Thumbnail {
  path: string
  width: number
  height: number
}

/**
 * Members' pictures as small as a side of `side` points, by their address; in one query. Other sites' pictures, private ones and those that
 * are gone have none. For emails, which say how large a picture is before it is there.
 */
export const thumbnailsOf = async (ctx: Ctx, addresses: (string | null)[], side: number): Promise<Map<string, Thumbnail>> => {
  const ids = new Map(
    addresses.flatMap((address) => {
      const id = address && pictureOf(address)
      return id ? [[address, id] as const] : []
    }),
  )
  if (ids.size === 0) return new Map()
  const rows = await ctx.db
    .select({ id: uploads.id, width: uploads.width, height: uploads.height, isPrivate: uploads.isPrivate })
    .from(uploads)
    .where(isAmong(uploads.id, [...new Set(ids.values())]))
  const sizes = new Map(rows.filter(({ isPrivate }) => !isPrivate).map((row) => [row.id, row]))
  return new Map(
    [...ids].flatMap(([address, id]) => {
      const size = sizes.get(id)
      return size ? [[address, { path: urlOf(id, NARROWEST), ...fitWithin(size, side) }]] : []
    }),
  )
}
