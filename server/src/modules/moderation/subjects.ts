import type { AbuseSubject } from '@feria/contract/moderation/values'
import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { users } from '../accounts/tables.ts'
import { hideModerated, showModerated } from '../catalogue/catalogue.module.ts'
import { products } from '../catalogue/tables.ts'
import { findMessageFor, setMessageRemoved } from '../chat/chat.module.ts'
import { findPublished, setReviewRemoved } from '../reviews/reviews.module.ts'
import { findShownWish, hideWish, showWish } from '../wishes/wishes.module.ts'
import type { Before, Copy } from './tables.ts'

interface Reported {
  /** Whose it is. */
  aboutId: string
  copy: Copy
  /** The private pictures of a message, by their ids. */
  pictures?: string[]
}

/** What each kind of subject is: how a reporter finds it, and how it is hidden and brought back. */
interface Kind {
  /** Null for what is not there, or not for this member to see; null as member stands for a visitor. */
  find: (ctx: Ctx, id: string, memberId: string | null) => Promise<Reported | null>
  /** Returns how it was; null if there is nothing to hide. */
  hide?: (ctx: Ctx, id: string) => Promise<Before | null>
  show?: (ctx: Ctx, id: string, before: Before) => Promise<void>
}

const product: Kind = {
  find: async (ctx, id) => {
    const [row] = await ctx.db.select().from(products).where(eq(products.id, id))
    if (!row?.isVisible) return null
    const text = [row.description, row.details].filter(Boolean).join('\n')
    return { aboutId: row.userId, copy: { title: row.name, text, imageUrl: row.imageUrl } }
  },
  hide: async (ctx, id) => {
    const isShown = await hideModerated(ctx, id)
    return isShown === null ? null : { isShown }
  },
  show: (ctx, id, { isShown = false }) => showModerated(ctx, id, isShown),
}

const member: Kind = {
  find: async (ctx, id) => {
    const [row] = await ctx.db
      .select({ name: users.name, imageUrl: users.imageUrl })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)))
    return row ? { aboutId: id, copy: { title: row.name, text: null, imageUrl: row.imageUrl } } : null
  },
}

const message: Kind = {
  find: async (ctx, id, memberId) => {
    const found = memberId === null ? null : await findMessageFor(ctx, id, memberId)
    if (!found) return null
    const copy = { title: 'Mensaje', text: found.content, imageUrl: null }
    return { aboutId: found.senderId, copy, pictures: found.pictures.map(({ id }) => id) }
  },
  hide: async (ctx, id) => {
    await setMessageRemoved(ctx, id, true)
    return {}
  },
  show: (ctx, id) => setMessageRemoved(ctx, id, false),
}

const review: Kind = {
  find: async (ctx, id) => {
    const found = await findPublished(ctx, id)
    const title = `Opinión de ${found?.stars} ${found?.stars === 1 ? 'estrella' : 'estrellas'}`
    return found && { aboutId: found.authorId, copy: { title, text: found.text, imageUrl: null } }
  },
  hide: async (ctx, id) => ((await setReviewRemoved(ctx, id, true)) ? {} : null),
  show: async (ctx, id) => {
    await setReviewRemoved(ctx, id, false)
  },
}

const wish: Kind = {
  find: async (ctx, id, memberId) => {
    const found = await findShownWish(ctx, id, memberId)
    return found && { aboutId: found.userId, copy: { title: found.name, text: found.modelo, imageUrl: null } }
  },
  hide: hideWish,
  show: (ctx, id, { isOn = false, isPublic = false }) => showWish(ctx, id, { isOn, isPublic }),
}

export const subjects: Record<AbuseSubject, Kind> = { product, member, message, review, wish }
