import { type Authentication, tokenOf } from '../authentication.ts'
import type { Actor, Ctx } from '../context.ts'
import { fail } from '../errors.ts'

/**
 * How long a member who was asked for is taken as found where the use case looks at the session by itself: sessions are prolonged when they
 * are asked for.
 */
const KNOWN_MS = 60_000

/** Who speaks through one connection. */
export interface Identity {
  /**
   * The member now, by the token of the payload or else of the handshake, asked for anew each time: a session may have ended meanwhile.
   * With `isChecked` the use case asks the database that itself, and the member of a moment ago will do.
   */
  actor(ctx: Ctx, payload: unknown, isChecked: boolean): Promise<Actor>
  /** Whose connection it is; null until somebody spoke. */
  ownerId(): string | null
}

/** The token that a handshake or a payload carries, with or without «Bearer». */
export const tokenIn = (source: unknown): string | null => {
  const token = typeof source === 'object' && source !== null ? (source as { token?: unknown }).token : undefined
  return typeof token === 'string' ? tokenOf(token) : null
}

/**
 * A connection belongs to the first member that speaks through it; `adopted` is called then. A token of nobody fails with
 * `accounts.sign-in`, one of another member with `accounts.not-allowed`.
 */
export const createIdentity = (
  { findActor }: Authentication,
  handshakeToken: string | null,
  owner: Actor | null,
  adopted: (actor: Actor) => void,
): Identity => {
  let ownerId = owner?.id ?? null
  let known: { actor: Actor; token: string; until: number } | null = null
  return {
    ownerId: () => ownerId,
    actor: async (ctx, payload, isChecked) => {
      const token = tokenIn(payload) ?? handshakeToken
      const now = ctx.now().getTime()
      if (isChecked && known?.token === token && now < known.until) return known.actor
      const actor = token ? await findActor(ctx, token) : null
      if (!actor) return fail('accounts.sign-in')
      if (ownerId !== null && ownerId !== actor.id) return fail('accounts.not-allowed')
      if (ownerId === null) adopted(actor)
      ownerId = actor.id
      known = token ? { actor, token, until: now + KNOWN_MS } : null
      return actor
    },
  }
}
