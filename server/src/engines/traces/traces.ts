export type SpanKind = 'server' | 'consumer'
export type SpanValues = Record<string, string | number | boolean>

/** A traced piece of work. */
export interface Span {
  /** 32 hexadecimal digits, the same for everything that one request caused. */
  traceId: string
  /** A W3C `traceparent` for what this work causes, which is then below it; says too whether the trace is sampled. */
  traceparent: string
  /** Ends it; `isError` marks it as failed. Idempotent. */
  end(values?: SpanValues, isError?: boolean): void
}

/** A tracing backend. */
export interface Traces {
  /**
   * Starts a span: a child of `parent`, a W3C `traceparent`, if valid, otherwise a new trace. One that is not sampled is sent to nobody.
   */
  begin(kind: SpanKind, name: string, values: SpanValues, parent?: string | undefined): Span
  /** Flushes pending spans, for a few seconds at most. */
  close(): Promise<void>
}
