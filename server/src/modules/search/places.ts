import type { Ctx } from '../../core/context.ts'
import { findHere } from '../catalogue/catalogue.module.ts'
import type { DistanceTo } from '../markets/markets.module.ts'
import { roundKm } from './rules.ts'

/** Measures distances from the place named, otherwise from the member's own address. Without either nothing has a distance. */
export const measureFrom = async (ctx: Ctx, near: string | undefined): Promise<DistanceTo> => {
  const { geo } = ctx.engines
  const here = await findHere(ctx, near)
  return (location) => {
    const there = here && geo.locate(location, here)
    return here && there ? roundKm(geo.kilometres(here, there)) : null
  }
}
