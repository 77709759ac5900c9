import type { Acknowledged, Answer, CardAnswer, Input, Received, Route, ServedRoute } from '@feria/contract'
import type { ClientEvent } from '@feria/contract/event'
import type { Page } from '@feria/contract/page'
import type { Connection, Ctx } from './context.ts'

/** The result of a route's use case: for a paged route the page, otherwise the response; cards where the query asks for them. */
type Result<R extends Route> = [NonNullable<R['isPaged']>] extends [true]
  ? Answer<R> | CardAnswer<R> extends (infer Item)[]
    ? Page<Item>
    : never
  : Answer<R> | CardAnswer<R>

/** A use case serves one route of the contract. */
export type UseCase<R extends Route> = (ctx: Ctx, input: Input<R>) => Promise<Result<R>>

export interface Served {
  route: ServedRoute
  run: (ctx: Ctx, input: Input<Route>) => Promise<unknown>
}

/** Pairs every route of a module with its use case; a missing one is a type error. */
export const serve = <Routes extends Record<string, ServedRoute>>(
  routes: Routes,
  useCases: { [Name in keyof Routes]: UseCase<Routes[Name]> },
): Served[] => Object.entries(routes).map(([name, route]) => ({ route, run: useCases[name] as Served['run'] }))

/** A use case that handles an event; it may join its connection to channels. */
export type EventCase<E extends ClientEvent> = (ctx: Ctx, payload: Received<E>, connection: Connection) => Promise<Acknowledged<E>>

export interface ServedEvent {
  name: string
  event: ClientEvent
  run: (ctx: Ctx, payload: unknown, connection: Connection) => Promise<unknown>
  /** True when the use case changes nothing unless the actor's session still exists: one database round trip less. */
  isSessionChecked: boolean
}

/**
 * Pairs every client event of a module with its use case; a missing one is a type error. `checking` names those whose statements check
 * the actor's session themselves.
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
