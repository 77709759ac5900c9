import type { Answer, api, Input } from '@feria/contract'
import { v7 as newId } from 'uuid'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { fail } from '../../../core/errors.ts'
import { emit } from '../../../core/events.ts'
import { withTransaction } from '../../../core/transaction.ts'
import { contactsOffered } from '../../../language/shield/offered.ts'
import { refuseContacts } from '../../../platform/refuse-contacts.ts'
import { checkNotSuspended } from '../../accounts/accounts.module.ts'
import { readWish } from '../queries.ts'
import { withSpokenLimits } from '../spoken-limits.ts'
import { wishes } from '../tables.ts'
import { indexWish, keepWithinLimit, priceOf, workedOut } from '../wish-input.ts'

/**
 * Creates a wish of the member, with what its words say in the fields that say nothing; a job finds its matches. Refuses another's
 * `userId`, ways out of Feria in its words, and active wishes above the limit.
 */
export const createWish = (ctx: Ctx, { body }: Input<typeof api.wishes.create>): Promise<Answer<typeof api.wishes.create>> =>
  withTransaction(ctx, async (ctx) => {
    const userId = memberOf(ctx).id
    refuseContacts({ name: body.name, modelo: body.modelo }, contactsOffered)
    if (body.userId !== undefined && body.userId !== userId) fail('wishes.not-you')
    await keepWithinLimit(ctx, userId)
    const now = ctx.now()
    const { name, modelo, country, localization, maxPrice, currency, radiusKm, size, condition, isPublic } = withSpokenLimits(ctx, body)
    const fields = { name, modelo, country, localization, maxPriceMinor: priceOf(maxPrice), currency }
    const id = newId({ msecs: now.getTime() })
    const wish = {
      id,
      userId,
      ...fields,
      radiusKm,
      size,
      condition,
      isOn: true,
      isPublic,
      ...(await workedOut(ctx, fields)),
      createdAt: now,
      updatedAt: now,
    }
    await ctx.db.insert(wishes).values(wish)
    await checkNotSuspended(ctx)
    await indexWish(ctx, wish)
    await emit(ctx, 'wishes.changed', { wishId: id })
    return readWish(ctx, id, userId)
  })
