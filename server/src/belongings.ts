import type { ErrorCode } from '@feria/contract/errors'
import type { Ctx } from './context.ts'

/** What a module keeps of a member, and what becomes of it. Every module with tables about members has one. */
export interface Belongings {
  /** Everything it keeps about the member, as they may download it: plain JSON, no secret. */
  handOut(ctx: Ctx, userId: string): Promise<unknown>
  /** Why the member cannot leave now; null when nothing stands in the way. */
  objection?(ctx: Ctx, userId: string): Promise<ErrorCode | null>
  /** Removes or hides what must not outlive the membership, inside the transaction in which it ends. */
  letGo?(ctx: Ctx, userId: string): Promise<void>
}

/** Belongings by the name of their module, in the order of the modules. */
export type AllBelongings = Record<string, Belongings>
