import { formatNumber } from '../../lib/format.ts'

/** How far away something is, in words. */
export const kilometres = (km: number): string => (km < 1 ? 'A menos de 1 km' : `A ${formatNumber(km)} km`)
