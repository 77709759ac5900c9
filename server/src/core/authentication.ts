import type { Actor, Ctx } from './context.ts'

/** How the core learns who calls; handed in, since it knows no module. */
export interface Authentication {
  /** The member whose session a token names; null for a token of nobody and for a session that has ended. */
  findActor(ctx: Ctx, token: string): Promise<Actor | null>
}

/** The token of an authorization header, raw or after «Bearer»; null without one. */
export const tokenOf = (header: string | undefined): string | null => header?.trim().replace(/^bearer\s+/i, '') || null
