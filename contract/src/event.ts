import { z } from 'zod'
import type { Limit } from './route.ts'

/** What a client may say through its socket. Only members may: who calls is known before anything of the payload is read. */
export interface ClientEvent<Payload extends z.ZodType = z.ZodType, Answer extends z.ZodType = z.ZodType> {
  /** One English sentence for whoever reads the contract. */
  summary: string
  payload: Payload
  /** What the acknowledgement carries when it succeeded; a refusal carries the error shape of every call. */
  answer: Answer
  limit?: Limit
}

/** What the server says to the sockets of a channel. */
export interface ServerEvent<Payload extends z.ZodType = z.ZodType> {
  summary: string
  payload: Payload
}

/** Keeps the precise types of one event that clients emit. */
export const clientEvent = <Payload extends z.ZodType, Answer extends z.ZodType>(event: ClientEvent<Payload, Answer>) => event

/** Keeps the precise types of one event that clients listen to. */
export const serverEvent = <Payload extends z.ZodType>(event: ServerEvent<Payload>) => event

/** What a client sends with an event. */
export type Emitted<E extends ClientEvent> = z.input<E['payload']>
/** What a use case receives: parsed, with defaults filled in. */
export type Received<E extends ClientEvent> = z.output<E['payload']>
/** What a client is answered, unless it is refused. */
export type Acknowledged<E extends ClientEvent> = z.output<E['answer']>
/** What a client that listens is told. */
export type ServerEventPayload<E extends ServerEvent> = z.output<E['payload']>

/** What is told by the connection itself. */
export const systemEvents = {
  error: serverEvent({
    summary: 'Something that the client emitted was refused: the error shape of every call, and what was refused.',
    payload: z.object({
      event: z.string(),
      /** What HTTP would have answered. */
      status: z.int(),
      error: z.string(),
      message: z.string(),
      msg: z.string(),
      requestId: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      /** With `refused-more`: how many refusals of this second were not told one by one. */
      count: z.int().optional(),
    }),
  }),
  resync: serverEvent({ summary: 'Something may have been missed: ask for what came since the last message.', payload: z.object({}) }),
}
