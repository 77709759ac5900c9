import type { Answer, api, Input } from '@feria/contract'
import { MIN_DEMAND } from '@feria/contract/wishes/values'
import { and, between, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import type { Point } from '../../../engines/geo/geo.ts'
import { users } from '../../accounts/tables.ts'
import { categories } from '../../catalogue/tables.ts'
import { CELL_LAT, CELL_LON } from '../rules.ts'
import { demandCells } from '../tables.ts'

/** The default radius in kilometres. */
const RADIUS_KM = 100
const KM_A_DEGREE = 111.2
/** Half the diagonal of a cell: cells that the circle only touches count in full. */
const REACH_KM = 35

/**
 * What members around a place look for and how many, most first, only from 5 of them on. Around the place named, otherwise the member's
 * own; if neither is known, everywhere. Counted hourly and by cells of about 50 km, so the circle is approximate.
 */
export const listDemand = async (ctx: Ctx, { query }: Input<typeof api.wishes.demand>): Promise<Answer<typeof api.wishes.demand>> => {
  const place = query.near?.trim() || (await addressOf(ctx))
  const around = place ? ctx.engines.geo.locate(place) : null
  const people = sql<number>`sum(${demandCells.people})`.mapWith(Number)
  return ctx.db
    .select({ what: sql<string>`min(${demandCells.label})`, category: sql<string | null>`min(${categories.name})`, people })
    .from(demandCells)
    .leftJoin(categories, eq(categories.id, demandCells.categoryId))
    .where(around ? within(around, query.radiusKm ?? RADIUS_KM) : undefined)
    .groupBy(demandCells.what)
    .having(sql`sum(${demandCells.people}) >= ${MIN_DEMAND}::int`)
    .orderBy(desc(people), demandCells.what)
    .limit(query.limit)
}

const within = ({ lat, lon }: Point, radiusKm: number): SQL | undefined => {
  const reach = radiusKm + REACH_KM
  const kmAcross = KM_A_DEGREE * Math.cos((lat * Math.PI) / 180)
  const cell = (degrees: number, size: number) => Math.floor(degrees / size)
  const north = sql`((${demandCells.cellLat} + 0.5) * ${CELL_LAT}::float8 - ${lat}::float8) * ${KM_A_DEGREE}::float8`
  const east = sql`((${demandCells.cellLon} + 0.5) * ${CELL_LON}::float8 - ${lon}::float8) * ${kmAcross}::float8`
  return and(
    between(demandCells.cellLat, cell(lat - reach / KM_A_DEGREE, CELL_LAT), cell(lat + reach / KM_A_DEGREE, CELL_LAT)),
    between(demandCells.cellLon, cell(lon - reach / kmAcross, CELL_LON), cell(lon + reach / kmAcross, CELL_LON)),
    sql`power(${north}, 2) + power(${east}, 2) <= ${reach * reach}::float8`,
  )
}

const addressOf = async (ctx: Ctx): Promise<string | null> => {
  const [member] = await ctx.db
    .select({ address: users.address })
    .from(users)
    .where(eq(users.id, memberOf(ctx).id))
  return member?.address ?? null
}
