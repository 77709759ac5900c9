/** A point on the earth, in degrees. */
export interface Point {
  lat: number
  lon: number
}

/** A known place. */
export interface Place extends Point {
  /** Its province, or its state or region abroad. */
  province: string
}

/** Finds places and their distances. */
export interface Geo {
  /**
   * A place as Argentines write it, e.g. «Nueva Córdoba, Córdoba»; null when nothing in the text is known. Of several with that name, as
   * «San Justo» or «Las Heras», the one nearest to `near` within 200 km, otherwise the most populous.
   */
  locate(text: string, near?: Point | null): Place | null
  /** Great-circle distance of two points, in kilometres. */
  kilometres(from: Point, to: Point): number
}
