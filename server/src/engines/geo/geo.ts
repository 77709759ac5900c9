/** A point on the earth, in degrees. */
export interface Point {
  lat: number
  lon: number
}

/** Where places are and how far from one another. */
export interface Geo {
  /** The point of a place as Argentines write it, e.g. «Nueva Córdoba, Córdoba»; null when nothing in the text is known. */
  locate(text: string): Point | null
  /** Kilometres between two points along a great circle. */
  kilometres(from: Point, to: Point): number
}
