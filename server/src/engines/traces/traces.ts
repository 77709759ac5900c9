export type SpanKind = 'server' | 'consumer'
export type SpanValues = Record<string, string | number | boolean>

/** One piece of work that is traced. */
export interface Span {
  /** 32 hexadecimal digits, the same for everything that one request led to. */
  traceId: string
  /** Ends it; `isError` marks it as failed. Ending it again does nothing. */
  end(values?: SpanValues, isError?: boolean): void
}

/** Where traces go. */
export interface Traces {
  /** Begins a span: below `parent`, a W3C `traceparent`, where that is one, else a trace of its own. Null for what is not sampled. */
  begin(kind: SpanKind, name: string, values: SpanValues, parent?: string | undefined): Span | null
  /** Sends what waits, for a few seconds at most. */
  close(): Promise<void>
}
