import type { Acknowledged, Answer, Input, Received, Route, ServedRoute } from '@feria/contract'
import type { ClientEvent } from '@feria/contract/event'
import type { Page } from '@feria/contract/page'
import type { Connection, Ctx } from './context.ts'

/** What a use case of a route answers: for a paged route the page, else the answer itself. */
type Result<R extends Route> = [NonNullable<R['isPaged']>] extends [true]
  ? Answer<R> extends (infer Item)[]
    ? Page<Item>
    : never
  : Answer<R>

/** A use case answers one question of the contract. */
export type UseCase<R extends Route> = (ctx: Ctx, input: Input<R>) => Promise<Result<R>>

export interface Served {
  route: ServedRoute
  run: (ctx: Ctx, input: Input<Route>) => Promise<unknown>
}

/** Pairs every route of a module with its use case; leaving one out does not type. */
export const serve = <Routes extends Record<string, ServedRoute>>(
  routes: Routes,
  useCases: { [Name in keyof Routes]: UseCase<Routes[Name]> },
): Served[] => Object.entries(routes).map(([name, route]) => ({ route, run: useCases[name] as Served['run'] }))

/** A use case that answers an event; it may join its connection to channels. */
export type EventCase<E extends ClientEvent> = (ctx: Ctx, payload: Received<E>, connection: Connection) => Promise<Acknowledged<E>>

export interface ServedEvent {
  name: string
  event: ClientEvent
  run: (ctx: Ctx, payload: unknown, connection: Connection) => Promise<unknown>
  /** True where the use case changes nothing unless the session of the actor is still there: one trip to the database less. */
  isSessionChecked: boolean
}

/**
 * Pairs every event that clients emit to a module with its use case; leaving one out does not type. `checking` names those whose statements
 * look at the session of the actor themselves.
 */
export const serveEvents = <Events extends Record<string, ClientEvent>>(
  events: Events,
  useCases: { [Name in keyof Events]: EventCase<Events[Name]> },
  checking: (keyof Events)[] = [],
): ServedEvent[] =>
  Object.entries(events).map(([name, event]) => ({
    name,
    event,
    run: useCases[name] as ServedEvent['run'],
    isSessionChecked: checking.includes(name),
  }))
