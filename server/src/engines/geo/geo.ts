/** A point on the earth, in degrees. */
export interface Point {
  lat: number
  lon: number
}

/** Finds places and their distances. */
export interface Geo {
  /** The coordinates of a place as Argentines write it, e.g. «Nueva Córdoba, Córdoba»; null when nothing in the text is known. */
  locate(text: string): Point | null
  /** Great-circle distance of two points, in kilometres. */
  kilometres(from: Point, to: Point): number
}
