import type { z } from 'zod'
import type { CircuitState } from '../circuits.ts'

/** The use of a text: some models distinguish queries from passages. */
export type TextRole = 'query' | 'passage'

/** Embeds texts as vectors whose angle measures how near their meanings are. */
export interface Embeddings {
  /** Vectors of different models cannot be compared. */
  model: string
  /** The state of the endpoint's circuit breaker. */
  circuit?(): CircuitState
  /**
   * One vector per text, of length 1 and in the same order; null when the endpoint gives no valid response within `withinMs`
   * milliseconds. Never throws: nothing may depend on it.
   */
  embed(texts: string[], role: TextRole, withinMs: number): Promise<number[][] | null>
}

/** A tool that a model may call. Its input must match this JSON schema, otherwise the call is invalid. */
export interface Tool {
  name: string
  description: string
  input: z.ZodType
}

/** A tool call; `input` is as its schema parses it, null when it does not match or the tool does not exist. */
export interface ToolCall {
  id: string
  name: string
  input: unknown
}

export type ChatMessage =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | { role: 'calls'; calls: ToolCall[] }
  | { role: 'result'; callId: string; content: string }

/** A piece of a streamed answer. Nothing follows `failed`; the text before it is incomplete. */
export type ChatPiece = { kind: 'text'; text: string } | { kind: 'call'; call: ToolCall } | { kind: 'failed' }

/** Timeouts of a whole answer, and of a silence within it, in milliseconds. */
export interface Timeouts {
  withinMs: number
  silenceMs: number
}

/** A chat model. */
export interface Chat {
  model: string
  /**
   * Streams the answer to a conversation, without the model's reasoning; tool calls come last. Never throws: an endpoint that hangs,
   * refuses, breaks off or responds otherwise ends with `failed`. Closing the iterator aborts the request.
   */
  converse(messages: ChatMessage[], tools: Tool[], timeouts: Timeouts): AsyncIterable<ChatPiece>
}

/** A question about pictures, which are JPEG. */
export interface Look<T> {
  instructions: string
  text: string
  pictures: Buffer[]
  answer: z.ZodType<T>
}

/** A vision model. */
export interface Vision {
  model: string
  /** What the model sees, as the schema parses it; null without a valid response within `withinMs` milliseconds. Never throws. */
  look<T>(question: Look<T>, withinMs: number): Promise<T | null>
}

/** Models behind an endpoint of the operator's choice. Unconfigured ones are null, and everything works without them. */
export interface Ai {
  embeddings: Embeddings | null
  chat: Chat | null
  vision: Vision | null
}
