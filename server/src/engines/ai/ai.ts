import type { z } from 'zod'
import type { CircuitState } from '../circuits.ts'

/** What a text is for: models that tell questions from answers want to know. */
export type TextRole = 'query' | 'passage'

/** Texts as vectors whose angle says how near their meanings are. */
export interface Embeddings {
  /** Vectors of different models cannot be compared. */
  model: string
  /** Whether the endpoint is asked just now. */
  circuit?(): CircuitState
  /**
   * One vector a text, of length 1 and in the same order; null when the endpoint does not answer well in `withinMs` milliseconds. Never
   * throws: nothing may depend on it.
   */
  embed(texts: string[], role: TextRole, withinMs: number): Promise<number[][] | null>
}

/** Something that a model may ask for while it answers. It gets JSON of this schema, or the call counts as unreadable. */
export interface Tool {
  name: string
  description: string
  input: z.ZodType
}

/** A call of a tool; `input` is as its schema reads it, null when the model sent something else or named no tool that there is. */
export interface ToolCall {
  id: string
  name: string
  input: unknown
}

export type ChatMessage =
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | { role: 'calls'; calls: ToolCall[] }
  | { role: 'result'; callId: string; content: string }

/** A piece of an answer as it comes. After `failed` nothing follows; what was said before is half of an answer. */
export type ChatPiece = { kind: 'text'; text: string } | { kind: 'call'; call: ToolCall } | { kind: 'failed' }

/** How long an answer may take in all, and how long the model may be silent within it. Milliseconds. */
export interface Timeouts {
  withinMs: number
  silenceMs: number
}

/** A model that converses. */
export interface Chat {
  model: string
  /**
   * The answer to a conversation, piece by piece, without what the model thinks aloud; calls come last. Never throws: an endpoint that
   * hangs, refuses, breaks off or answers anything else ends with `failed`. A reader who goes away ends it.
   */
  converse(messages: ChatMessage[], tools: Tool[], timeouts: Timeouts): AsyncIterable<ChatPiece>
}

/** What is to be seen in pictures, which are JPEG. */
export interface Look<T> {
  instructions: string
  text: string
  pictures: Buffer[]
  answer: z.ZodType<T>
}

/** A model that sees. */
export interface Vision {
  model: string
  /** What it sees, as the schema reads it; null when it does not answer so in `withinMs` milliseconds. Never throws. */
  look<T>(question: Look<T>, withinMs: number): Promise<T | null>
}

/** Models behind an endpoint of the operator's choice. What is not configured is null, and everything works without. */
export interface Ai {
  embeddings: Embeddings | null
  chat: Chat | null
  vision: Vision | null
}
