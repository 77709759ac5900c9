import { type Condition, conditions, MAX_NEAR, MAX_RADIUS_KM } from '@feria/contract/catalogue/values'
import { noBounds, type PriceBounds, readBounds, writeBounds } from './price-bounds.ts'

/** What narrows a list of products, the same on every page that shows one. */
export interface Narrowing extends PriceBounds {
  condition: Condition | null
  /** A place as people write it; empty for anywhere. */
  near: string
  /** Kilometres around it; null without a place. */
  radiusKm: number | null
}

export const noNarrowing: Narrowing = { ...noBounds, condition: null, near: '', radiusKm: null }

/** The parameters of an address that narrow. */
export const NARROWING_QUERY = ['min_price', 'max_price', 'currency', 'condition', 'near', 'radius_km']

/** The kilometres around a place that comes without any. */
export const USUAL_RADIUS_KM = 30

/** The kilometres to choose from, with the chosen ones. */
export const radiiWith = (chosen: number | null): number[] =>
  [...new Set([5, 10, USUAL_RADIUS_KM, 100, 300, chosen ?? USUAL_RADIUS_KM])].sort((a, b) => a - b)

/** A value of a list, as a URL gives it; null for any other. */
export const oneOf = <T extends string>(options: readonly T[], text: string | null): T | null =>
  options.find((option) => option === text) ?? null

/** What narrows in a URL; ignores invalid values. */
export const readNarrowing = (params: URLSearchParams): Narrowing => {
  const near = (params.get('near') ?? '').trim().slice(0, MAX_NEAR)
  const km = Number(params.get('radius_km'))
  const isKm = Number.isInteger(km) && km >= 1 && km <= MAX_RADIUS_KM
  return {
    ...readBounds(params),
    condition: oneOf(conditions, params.get('condition')),
    near,
    radiusKm: near ? (isKm ? km : USUAL_RADIUS_KM) : null,
  }
}

/** The same for URL and server: only what is set. */
export const writeNarrowing = ({ condition, near, radiusKm, ...bounds }: Narrowing) => ({
  ...writeBounds(bounds),
  condition: condition ?? undefined,
  near: near || undefined,
  radius_km: radiusKm ?? undefined,
})
