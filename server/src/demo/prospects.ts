import { and, eq } from 'drizzle-orm'
import type { Actor, Ctx } from '../core/context.ts'
import { setConsent } from '../modules/prospecting/prospecting.module.ts'
import { wishes } from '../modules/wishes/tables.ts'
import { createWish } from '../modules/wishes/wishes.module.ts'

/** The wishes of demo members who consent to be found. */
const looked = [
  { key: 'julieta', name: 'iPhone 13', modelo: 'cualquiera', localization: 'Villa Crespo, CABA', radiusKm: 700 },
  { key: 'tomas', name: 'Bicicleta mountain bike', modelo: 'rodado 29', localization: 'Paraná, Entre Ríos', radiusKm: 700 },
]
const nothing = { params: undefined, query: undefined }

/** Two demo members consent to be found and have public wishes, so that a search for buyers has results. */
export const lookForSome = async (ctx: Ctx, members: Map<string, Actor>): Promise<void> => {
  for (const { key, ...wish } of looked) {
    const own: Ctx = { ...ctx, actor: members.get(key) ?? null }
    const [known] = await ctx.db
      .select({ id: wishes.id })
      .from(wishes)
      .where(and(eq(wishes.userId, members.get(key)?.id ?? ''), eq(wishes.name, wish.name)))
    if (known) continue
    await setConsent(own, { ...nothing, body: { isOn: true } })
    const body = {
      ...wish,
      country: 'Argentina',
      maxPrice: null,
      currency: 'USD' as const,
      size: null,
      condition: null,
      isPublic: true,
      userId: undefined,
    }
    await createWish(own, { ...nothing, body })
  }
}
