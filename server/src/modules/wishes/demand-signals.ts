import { MIN_DEMAND } from '@feria/contract/wishes/values'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import type { Point } from '../../engines/geo/geo.ts'
import { topicOf } from './keys.rules.ts'
import { CELL_LAT, CELL_LON } from './rules.ts'
import { wishes } from './tables.ts'

/** Kilometres around a place, in whole cells of the map, so that moving the circle a little reveals no single member. */
const REACH_KM = 100
const KM_A_DEGREE = 111.2
const MAX_TOPICS = 10

/** How many members look for something, and what most of all; null below five members. */
export interface Demand {
  members: number | null
  wishes: number | null
  wanted: { text: string; members: number }[]
}

/**
 * How many members look for things of a category around a place, or everywhere without one; with a product's name only for that kind of
 * thing. Demand of fewer than five members is not counted. For `prospecting`.
 */
export const countDemand = async (
  ctx: Ctx,
  { categoryId, around, productName }: { categoryId: number; around: Point | null; productName: string | null },
): Promise<Demand> => {
  const topic = productName ? topicOf(productName).topic : ''
  const which = sql`is_active and category_id = ${categoryId}::int
    and topic <> '' ${around ? near(around) : sql``} ${topic ? sql`and topic = ${topic}` : sql``}`
  const [all] = rowsOf<{ members: number; wishes: number; wanted: Demand['wanted'] }>(
    await ctx.db.execute(sql`
      with said as (select user_id, topic, min(topic_label) as label, count(*) as n from ${wishes} where ${which} group by user_id, topic),
      wanted as (
        select min(label) as text, count(*)::int as members, topic from said group by topic having count(*) >= ${MIN_DEMAND}::int
        order by members desc, topic limit ${sql.raw(String(MAX_TOPICS))}
      )
      select (select count(*)::int from (select from said group by user_id) people) as members,
        (select coalesce(sum(n), 0)::int from said) as wishes,
        (select coalesce(json_agg(json_build_object('text', text, 'members', members) order by members desc, topic), '[]')
          from wanted) as wanted`),
  )
  return all && all.members >= MIN_DEMAND ? all : { members: null, wishes: null, wanted: [] }
}

const near = ({ lat, lon }: Point): SQL => {
  const down = REACH_KM / KM_A_DEGREE
  const across = REACH_KM / (KM_A_DEGREE * Math.cos((lat * Math.PI) / 180))
  const from = (degrees: number, size: number) => Math.floor(degrees / size) * size
  const to = (degrees: number, size: number) => Math.ceil(degrees / size) * size
  return sql`and lat >= ${from(lat - down, CELL_LAT)}::float8 and lat < ${to(lat + down, CELL_LAT)}::float8
    and lon >= ${from(lon - across, CELL_LON)}::float8 and lon < ${to(lon + across, CELL_LON)}::float8`
}
