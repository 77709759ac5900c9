import type { ServerEventPayload, ServerEvents } from '@feria/contract'
import type { Role } from '@feria/contract/accounts/values'
import type { ErrorCode } from '@feria/contract/errors'
import type { Config } from '../config.ts'
import type { Db } from '../engines/db/database.ts'
import type { Engines } from '../engines/engines.ts'
import type { EventName, Events } from './event-map.ts'

/** Who makes a call, as the session says; nothing of it comes from the request's body. */
export interface Actor {
  id: string
  name: string
  email: string
  role: Role
  /** Names the session itself, so that it can be ended. */
  tokenHash: string
  /** An admin who has the rights of a member only, until a second factor is on. */
  lacksSecondFactor?: true
}

export interface Log {
  info(details: object, message?: string): void
  warn(details: object, message?: string): void
  error(details: object, message?: string): void
}

/** Tells the sockets of some channels, on every process, each socket once. Call it when what it tells about is stored. */
export type Push = <Name extends keyof ServerEvents>(
  channels: string[],
  name: Name,
  payload: ServerEventPayload<ServerEvents[Name]>,
) => void

/** The connection that an event came through. */
export interface Connection {
  /** Names it, whatever the process. */
  id: string
  join(channel: string): void
  leave(channel: string): void
  /** What to do once it was closed, by its client or by us; not where it was lost, since then it may come back. One deed a name. */
  onLeave(name: string, act: () => Promise<void>): void
}

/** When the subscribers of an event are called: so many seconds from now, else at once. */
export interface Later {
  afterSeconds: number
}

/** Where events wait until their subscribers have dealt with them; see jobs.ts. */
export interface Outbox {
  put<E extends EventName>(ctx: Ctx, name: E, payload: Events[E], later?: Later): Promise<void>
}

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
type AllPersonalData = Record<string, PersonalData>

/** All that a use case needs. `db` is a transaction inside `withTransaction`, else the pool. */
export interface Ctx {
  db: Db
  engines: Engines
  config: Config
  outbox: Outbox
  push: Push
  /** Whether a socket hears a channel at present, on any process. */
  hasListeners: (channel: string) => Promise<boolean>
  /** Whether two members may see each other's email: parties of an accepted chat or of a paid order. */
  areParties: (ctx: Ctx, oneId: string, otherId: string) => Promise<boolean>
  /** What each module keeps of a member. */
  personalData: AllPersonalData
  actor: Actor | null
  /** Address of the caller, for limits. */
  address: string
  /** The program of the caller as it names itself, cut to 300 characters; kept with a session. */
  agent: string | null
  /** The `Idempotency-Key` header, where a call takes one. */
  idempotencyKey: string | null
  now: () => Date
  log: Log
  /** Inside `withTransaction`: work to do once the transaction has committed. */
  afterCommit?: (() => void)[]
}

/** The member who calls. The contract's `who` has already refused visitors, so a missing one is a mistake in the wiring. */
export const memberOf = (ctx: Ctx): Actor => {
  if (!ctx.actor) throw new Error('This use case needs a member, but its route lets visitors in.')
  return ctx.actor
}
