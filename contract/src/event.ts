import { z } from 'zod'
import type { Limit } from './route.ts'

/** An event that a client may emit. Members only: the caller is authenticated before the payload is read. */
export interface ClientEvent<Payload extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  /** One English sentence for the documentation. */
  summary: string
  payload: Payload
  /** The acknowledgement of a success; a refusal has the error shape of every call. */
  answer: Answer
  limit?: Limit
  /** Left to members whose account is suspended. */
  whenSuspended?: boolean
}

/** An event that the server emits to the sockets of a channel. */
export interface ServerEvent<Payload extends z.ZodType = z.ZodType> {
  summary: string
  payload: Payload
}

/** Keeps the precise types of one client event. */
export const clientEvent = <Payload extends z.ZodType, Answer extends z.ZodType>(event: ClientEvent<Payload, Answer>) => event

/** Keeps the precise types of one server event. */
export const serverEvent = <Payload extends z.ZodType>(event: ServerEvent<Payload>) => event

/** What a client sends with an event. */
export type Emitted<E extends ClientEvent> = z.input<E['payload']>
/** What a use case receives: parsed, with defaults filled in. */
export type Received<E extends ClientEvent> = z.output<E['payload']>
/** The acknowledgement that a client receives, unless it is refused. */
export type Acknowledged<E extends ClientEvent> = z.output<E['answer']>
/** The payload that a listening client receives. */
export type ServerEventPayload<E extends ServerEvent> = z.output<E['payload']>

/** Events of the connection itself. */
export const systemEvents = {
  error: serverEvent({
    summary: 'An event from the client was refused: the error shape of every call, and the refused event.',
    payload: z.object({
      event: z.string(),
      /** The status that HTTP would have. */
      status: z.int(),
      error: z.string(),
      message: z.string(),
      msg: z.string(),
      requestId: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      /** With `refused-more`: how many refusals of this second were not emitted one by one. */
      count: z.int().optional(),
    }),
  }),
  resync: serverEvent({ summary: 'Events may have been missed: fetch everything since the last message.', payload: z.object({}) }),
}
