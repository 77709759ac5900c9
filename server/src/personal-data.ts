import type { ErrorCode } from '@feria/contract/errors'
import type { Ctx } from './context.ts'

/** What a module keeps of a member, and what becomes of it. Every module with tables about members has one. */
export interface PersonalData {
  /** Everything it keeps about the member, as they may download it: plain JSON, no secret. */
  export(ctx: Ctx, userId: string): Promise<unknown>
  /** Why the member cannot leave now; null when nothing stands in the way. */
  blocker?(ctx: Ctx, userId: string): Promise<ErrorCode | null>
  /** Removes or hides what must not outlive the membership, inside the transaction in which it ends. */
  erase?(ctx: Ctx, userId: string): Promise<void>
}

/** Personal data by the name of their module, in the order of the modules. */
export type AllPersonalData = Record<string, PersonalData>
