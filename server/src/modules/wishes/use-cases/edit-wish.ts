import type { Answer, api, Input } from '@feria/contract'
import { eq } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { contactsOffered } from '../../../language/shield/offered.ts'
import { refuseContacts } from '../../../platform/refuse-contacts.ts'
import { readWish } from '../queries.ts'
import { wishes } from '../tables.ts'
import { indexWish, keepWithinLimit, lockWish, priceOf, workedOut } from '../wish-input.ts'

/**
 * Updates the given fields of the member's wish. Switched off it matches nothing; switched on, or with other words, price, place, size
 * or condition, its matches are recomputed. Refuses ways out of Feria in its words, to exceed the limit of active wishes, and to switch
 * on or publish what moderation switched off.
 */
export const editWish = (ctx: Ctx, { params, body }: Input<typeof api.wishes.edit>): Promise<Answer<typeof api.wishes.edit>> =>
  withTransaction(ctx, async (ctx) => {
    refuseContacts({ name: body.name, modelo: body.modelo }, contactsOffered)
    const userId = memberOf(ctx).id
    const before = await lockWish(ctx, params.id, userId)
    if (before.moderatedAt && (body.activo || body.isPublic)) fail('wishes.moderated')
    const isOn = body.activo ?? before.isOn
    if (isOn && !before.isOn) await keepWithinLimit(ctx, userId)
    const fields = {
      name: body.name ?? before.name,
      modelo: body.modelo ?? before.modelo,
      country: body.country ?? before.country,
      localization: body.localization === undefined ? before.localization : body.localization,
      maxPriceMinor: body.maxPrice === undefined ? before.maxPriceMinor : priceOf(body.maxPrice),
      currency: body.currency ?? before.currency,
    }
    const isMuted = body.isMuted ?? before.isMuted
    const isPublic = body.isPublic ?? before.isPublic
    const radiusKm = body.radiusKm === undefined ? before.radiusKm : body.radiusKm
    const size = body.size === undefined ? before.size : body.size
    const condition = body.condition === undefined ? before.condition : body.condition
    // Muting and publishing do not change the matches.
    const isAnother = Object.keys(body).some((field) => field !== 'isMuted' && field !== 'isPublic')
    const wish = {
      ...fields,
      radiusKm,
      size,
      condition,
      isOn,
      isMuted,
      isPublic,
      ...(isAnother ? { matchedAt: null } : {}),
      updatedAt: ctx.now(),
      ...(await workedOut(ctx, fields)),
    }
    await ctx.db.update(wishes).set(wish).where(eq(wishes.id, before.id))
    await indexWish(ctx, { id: before.id, ...wish })
    if (isOn && isAnother) await emit(ctx, 'wishes.changed', { wishId: before.id })
    if (before.isPublic || isPublic) await emit(ctx, 'wishes.public-changed', { wishId: before.id })
    return readWish(ctx, before.id, userId)
  })
