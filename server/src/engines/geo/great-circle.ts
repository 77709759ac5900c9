import type { Point } from './geo.ts'

const EARTH_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance of two points in kilometres, by the haversine formula. */
export const kilometres = (from: Point, to: Point): number => {
  const [north, east] = [radians(to.lat - from.lat), radians(to.lon - from.lon)]
  const half = Math.sin(north / 2) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}
