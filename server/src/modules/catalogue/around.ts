import { and, between, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { fail } from '../../core/errors.ts'
import type { Engines } from '../../engines/engines.ts'
import type { Point } from '../../engines/geo/geo.ts'
import { users } from '../accounts/tables.ts'
import { products } from './tables.ts'

const EARTH_KM = 6371
/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111

/** Where distances are measured from: the place named, otherwise the member's own address. Null without a known one. */
export const findHere = async (ctx: Ctx, near: string | undefined): Promise<Point | null> => {
  const [named, own] = [near?.trim(), await ownPlace(ctx)]
  return named ? ctx.engines.geo.locate(named, own) : own
}

/** Where the member who calls lives, to tell places of one name apart; null without a known address. */
export const ownPlace = async (ctx: Ctx): Promise<Point | null> => {
  const address = await addressOf(ctx)
  return address ? ctx.engines.geo.locate(address) : null
}

const addressOf = async ({ db, actor }: Ctx): Promise<string | null> => {
  if (!actor) return null
  const [member] = await db.select({ address: users.address }).from(users).where(eq(users.id, actor.id))
  return member?.address ?? null
}

/** The columns of a product's location: as it was written, and its point where the place is known; `own` is where the seller lives. */
export const locationColumns = ({ geo }: Pick<Engines, 'geo'>, location: string, own: Point | null) => {
  const point = geo.locate(location, own)
  return { location, lat: point?.lat ?? null, lon: point?.lon ?? null }
}

/**
 * Products at most `radius_km` kilometres from `near`, or from the member's own address; undefined without a distance. Products whose
 * place is unknown do not pass. Refuses to measure from a place that is unknown.
 */
export const isAround = async (
  ctx: Ctx,
  { near, radius_km: km }: { near?: string | undefined; radius_km?: number | undefined },
): Promise<SQL | undefined> => {
  if (km === undefined) return undefined
  const here = await findHere(ctx, near)
  if (!here) return fail('catalogue.unknown-place', {}, { near: 'Escribí una localidad o un barrio, como «Palermo, CABA».' })
  const { lat, lon } = here
  const up = km / DEGREE_KM
  // At the poles every meridian is near.
  const aside = up / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  // The square around the circle, which an index can find, then the circle by the haversine formula.
  return and(
    between(products.lat, lat - up, lat + up),
    between(products.lon, lon - aside, lon + aside),
    sql`2 * ${EARTH_KM} * asin(least(1, sqrt(
      power(sin(radians(${products.lat} - ${lat}) / 2), 2)
      + cos(radians(${lat})) * cos(radians(${products.lat})) * power(sin(radians(${products.lon} - ${lon}) / 2), 2)
    ))) <= ${km}`,
  )
}
