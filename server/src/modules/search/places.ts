import { eq } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { users } from '../accounts/tables.ts'
import type { DistanceTo } from '../markets/markets.module.ts'
import { roundKm } from './rules.ts'

/** Measures distances from the place named, otherwise from the member's own address. Without either nothing has a distance. */
export const measureFrom = async (ctx: Ctx, near: string | undefined): Promise<DistanceTo> => {
  const { geo } = ctx.engines
  const place = near?.trim() || (await addressOf(ctx))
  const here = place ? geo.locate(place) : null
  return (location) => {
    const there = here && geo.locate(location)
    return here && there ? roundKm(geo.kilometres(here, there)) : null
  }
}

const addressOf = async ({ db, actor }: Ctx): Promise<string | null> => {
  if (!actor) return null
  const [member] = await db.select({ address: users.address }).from(users).where(eq(users.id, actor.id))
  return member?.address ?? null
}
