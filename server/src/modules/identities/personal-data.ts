import { eq } from 'drizzle-orm'
import type { PersonalData } from '../../core/context.ts'
import { removePrivate } from '../uploads/uploads.module.ts'
import { findIdentity } from './queries.ts'
import { identities } from './tables.ts'

/** A member's last document with its decision. When they leave, both are deleted, with the picture. */
export const identityPersonalData: PersonalData = {
  export: async (ctx, userId) => ({ identity: (await findIdentity(ctx, userId)) ?? null }),
  erase: async (ctx, userId) => {
    const [gone] = await ctx.db.delete(identities).where(eq(identities.userId, userId)).returning()
    if (gone?.uploadId) await removePrivate(ctx, gone.uploadId)
  },
}
