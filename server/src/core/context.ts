import type { ServerEventPayload, ServerEvents } from '@feria/contract'
import type { RestrictionKind, Role, StaffRole } from '@feria/contract/accounts/values'
import type { SellerRecord } from '@feria/contract/catalogue/schemas'
import type { ErrorCode } from '@feria/contract/errors'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Db } from '../engines/db/database.ts'
import type { Engines } from '../engines/engines.ts'
import type { EventName, Events } from './event-map.ts'

/** What holds a member back now; without `until` it has no end. Reason and note are what the member reads. */
export interface Restriction {
  kind: RestrictionKind
  reason: string
  note: string
  since: Date
  until: Date | null
}

/** The caller, as the session says; nothing here comes from the request's body. */
export interface Actor {
  id: string
  name: string
  email: string
  role: Role
  /** What they do for the site beside their role; absent for most. */
  staff?: StaffRole
  /** Identifies the session, so that it can be ended. */
  tokenHash: string
  /** An admin, or one of the staff, who has only a member's rights until a second factor is on. */
  lacksSecondFactor?: true
  /** Where emails have to be confirmed and this member's is not: the address that the link was mailed to. */
  unconfirmedEmail?: string
  /** What holds them back now. */
  heldBack?: Restriction
  /** Whether they blocked somebody, or somebody them. */
  hasBlocks?: boolean
}

export interface Log {
  info(details: object, message?: string): void
  warn(details: object, message?: string): void
  error(details: object, message?: string): void
}

/** Sends an event to the sockets of some channels, on every process, once per socket. Call it after the change is stored. */
export type Push = <Name extends keyof ServerEvents>(
  channels: string[],
  name: Name,
  payload: ServerEventPayload<ServerEvents[Name]>,
) => void

/** The connection that an event came in on. */
export interface Connection {
  /** Unique across processes. */
  id: string
  join(channel: string): void
  leave(channel: string): void
  /**
   * Registers what to do when the connection is closed by its client or by us; not when it is lost, since it may come back. One action
   * per name.
   */
  onLeave(name: string, act: () => Promise<void>): void
}

/** Delays the subscribers of an event by some seconds; without it they are called at once. */
export interface Later {
  afterSeconds: number
}

/** Where events wait until their subscribers have handled them; see jobs.ts. */
export interface Outbox {
  put<E extends EventName>(ctx: Ctx, name: E, payload: Events[E], later?: Later): Promise<void>
}

/** A job that failed for good, as an operator sees it: without the event, which may hold what members wrote. */
export interface FailedJob {
  id: string
  queue: string
  tasks: string[]
  /** When it failed for good. */
  at: Date
  /** How often it was tried again, after the first attempt. */
  attempts: number
  /** Why its last attempt failed. */
  error: string | null
}

/** Jobs that failed for good, for the back office. */
export interface FailedJobs {
  /** How many there are, of which 10,000 are counted. */
  count(): Promise<number>
  /** At most `limit`, the oldest first, from the one after `after` on; null when that one is no longer there. */
  list(limit: number, after?: string): Promise<FailedJob[] | null>
  /** Puts one back as a new job, in the ctx's transaction. Returns it; null for an id of none. */
  retry(ctx: Ctx, id: string): Promise<FailedJob | null>
  /** Puts back the oldest, 1,000 at most, in the ctx's transaction. Returns how many. */
  retryOldest(ctx: Ctx): Promise<number>
  /** Removes one, in the ctx's transaction: what it was to do is never done. Returns it; null for an id of none. */
  discard(ctx: Ctx, id: string): Promise<FailedJob | null>
}

/** A member's personal data in one module: export and erasure. Every module with tables about members has one. */
export interface PersonalData {
  /** Everything it keeps about the member, for download: plain JSON, no secrets. */
  export(ctx: Ctx, userId: string): Promise<unknown>
  /** Why the member cannot leave now; null if they can. */
  blocker?(ctx: Ctx, userId: string): Promise<ErrorCode | null>
  /** Removes or hides what must not outlive the account, inside the transaction that closes it. */
  erase?(ctx: Ctx, userId: string): Promise<void>
  /** Takes what the member offers out of everybody else's sight, or gives it back; inside the transaction that suspends them or ends it. */
  withhold?(ctx: Ctx, userId: string, isWithheld: boolean): Promise<void>
}

/** What sellers have done here, as a column of whichever statement shows it: a statement of its own would cost as much as the product. */
export interface SellerRecords {
  /** The record of the seller that a column, or a value, names. */
  column: (sellerId: SQLWrapper) => SQL<SellerRecord>
  /** What its placeholders are filled with. */
  values: (now: Date) => Record<string, unknown>
}

/** How a seller stands: the score of their reviews, from 1 to 5, the market's mean without any; the share of claims lost, from 0 to 1. */
export type Standings = (sellerId: string) => { score: number; claimsLost: number }

/** Personal data by module name, in the order of the modules. */
type AllPersonalData = Record<string, PersonalData>

/** All that a use case needs. Inside `withTransaction` `db` is a transaction, otherwise the pool. */
export interface Ctx {
  db: Db
  engines: Engines
  config: Config
  outbox: Outbox
  failedJobs: FailedJobs
  push: Push
  /** Whether a socket is listening to a channel now, on any process. */
  hasListeners: (channel: string) => Promise<boolean>
  /** Which of these others see a member's email, and the member theirs: by an accepted chat or a paid order, as `SHARE_EMAILS` says. */
  partiesOf: (ctx: Ctx, memberId: string, otherIds: string[]) => Promise<Set<string>>
  /** The condition that an order between two members, named by columns or values, is under way: paid, and not beyond a claim. */
  isOrderUnderWay: (now: Date, one: SQLWrapper, other: SQLWrapper) => SQL
  /** Whether a member bought or sold something that was paid. */
  hasPaidOrder: (ctx: Ctx, memberId: string) => Promise<boolean>
  /** What a seller has done here, from modules to the right of who shows it. */
  sellerRecords: SellerRecords
  /** How these sellers stand, from a module to the right of those who rank by it; in one statement or two. */
  standingsOf: (ctx: Ctx, sellerIds: string[]) => Promise<Standings>
  /** The personal data of each module. */
  personalData: AllPersonalData
  actor: Actor | null
  /** The caller's address, for rate limits. */
  address: string
  /** The caller's user agent, cut to 300 characters; kept with a session. */
  agent: string | null
  /** The `Idempotency-Key` header, on calls that take one. */
  idempotencyKey: string | null
  now: () => Date
  log: Log
  /** The W3C `traceparent` of the request or job under way, stored with the jobs that it causes; absent when tracing is off. */
  traceparent?: string | undefined
  /** Inside `withTransaction`: its last statements, e.g. the jobs of all its events at once. */
  beforeCommit?: ((ctx: Ctx) => Promise<void>)[]
  /** Inside `withTransaction`: work to do once the transaction has committed. */
  afterCommit?: (() => void)[]
}

/** The calling member. The contract's `who` has already refused visitors, so a missing one is a wiring mistake. */
export const memberOf = (ctx: Ctx): Actor => {
  if (!ctx.actor) throw new Error('This use case needs a member, but its route lets visitors in.')
  return ctx.actor
}
