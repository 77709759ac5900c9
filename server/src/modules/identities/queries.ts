import type { Identity } from '@feria/contract/identities/schemas'
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { identities } from './tables.ts'

/** A member's last document with its decision; undefined if they never sent one. */
export const findIdentity = async (ctx: Ctx, userId: string) =>
  (await ctx.db.select().from(identities).where(eq(identities.userId, userId)))[0]

/** Where the verification of a member's identity stands, as they read it themselves. */
export const identityOf = async (ctx: Ctx, userId: string): Promise<Identity> => {
  const { status = 'none', note = null, sentAt } = (await findIdentity(ctx, userId)) ?? {}
  return { status, note, sentAt: sentAt?.toISOString() ?? null }
}

/** Whether an admin approved the document of the member that a column, or a value, names, as a column of another statement. */
export const isVerified = (userId: SQLWrapper): SQL<boolean> =>
  sql<boolean>`exists (select from ${identities} where ${eq(identities.userId, userId)} and ${eq(identities.status, 'approved')})`
