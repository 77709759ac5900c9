import type { Actor, Ctx } from './context.ts'

/** How the core authenticates a caller; injected, since the core knows no module. */
export interface Authentication {
  /** The member whose session a token names; null for an unknown token or an ended session. */
  findActor(ctx: Ctx, token: string): Promise<Actor | null>
}

/** The token of an Authorization header, with or without «Bearer»; null without one. */
export const tokenOf = (header: string | undefined): string | null => header?.trim().replace(/^bearer\s+/i, '') || null
