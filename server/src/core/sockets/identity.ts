import { type Authentication, tokenOf } from '../authentication.ts'
import type { Actor, Ctx } from '../context.ts'
import { fail } from '../errors.ts'

/** How long a looked-up member is reused where the use case checks the session itself: looking up also prolongs sessions. */
const KNOWN_MS = 60_000

/** Who sends through one connection. */
export interface Identity {
  /**
   * The current member, by the token of the payload or else of the handshake, looked up each time, since the session may have ended. With
   * `isChecked` the use case checks that in the database itself, and a recent look-up is enough.
   */
  actor(ctx: Ctx, payload: unknown, isChecked: boolean): Promise<Actor>
  /** The connection's owner; null until its first authenticated event. */
  ownerId(): string | null
}

/** The token of a handshake or a payload, with or without «Bearer». */
export const tokenIn = (source: unknown): string | null => {
  const token = typeof source === 'object' && source !== null ? (source as { token?: unknown }).token : undefined
  return typeof token === 'string' ? tokenOf(token) : null
}

/**
 * A connection belongs to the first member who sends through it; `adopted` is called then. An unknown token fails with
 * `accounts.sign-in`, another member's with `accounts.not-allowed`.
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
