import type { Ctx, Later } from './context.ts'
import type { EventName, Events } from './event-map.ts'

/** Handles an event. It may be called twice for one event, so it is idempotent. */
type Subscriber<E extends EventName> = (ctx: Ctx, event: Events[E]) => Promise<void>
export type Subscribers = { [E in EventName]?: Record<string, Subscriber<E>> }

/**
 * Emits an event. Inside `withTransaction` the event is stored with the change itself: both commit or neither, and each subscriber is
 * then called at least once, even after a crash.
 */
export const emit = <E extends EventName>(ctx: Ctx, name: E, payload: Events[E], later?: Later): Promise<void> =>
  ctx.outbox.put(ctx, name, payload, later)
