import { randomBytes } from 'node:crypto'
import type { Span, SpanKind, SpanValues, Traces } from './traces.ts'

interface OtlpOptions {
  /** URL of the collector, to which `/v1/traces` is added. */
  endpoint: string
  headers: Record<string, string>
  service: string
  /** The sampling ratio of traces that start here, 0 to 1. */
  ratio: number
  sendEveryMs?: number
}

/** OpenTelemetry's numbers of the span kinds. */
const KINDS: Record<SpanKind, number> = { server: 2, consumer: 5 }
const ERROR = 2
const MAX_WAITING = 2048
const BATCH = 512
const SEND_EVERY_MS = 5000
const TIMEOUT_MS = 5000
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/

const hex = (bytes: number) => randomBytes(bytes).toString('hex')
/** Wall-clock time with the resolution of the monotonic clock; 64 bits are sent as text. */
const nanoseconds = () => String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1000)) * 1000n)

const attributes = (values: SpanValues) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : typeof value === 'boolean' ? { boolValue: value } : { doubleValue: value },
  }))

/**
 * Spans by OTLP/HTTP in JSON, sent in batches every few seconds. An unresponsive collector costs only its spans: the newest beyond 2048
 * are dropped, and nothing waits for it.
 */
export const openOtlpTraces = ({ endpoint, headers, service, ratio, sendEveryMs = SEND_EVERY_MS }: OtlpOptions): Traces => {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const resource = { attributes: attributes({ 'service.name': service, 'process.pid': process.pid }) }
  let waiting: object[] = []

  const send = async (): Promise<void> => {
    while (waiting.length > 0) {
      const spans = waiting.slice(0, BATCH)
      waiting = waiting.slice(BATCH)
      const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'feria' }, spans }] }] })
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const isTaken = await fetch(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body, signal })
        .then((answer) => answer.body?.cancel().then(() => answer.ok) ?? answer.ok)
        .catch(() => false)
      if (!isTaken) return
    }
  }
  const timer = setInterval(() => void send(), sendEveryMs)
  timer.unref()

  return {
    begin: (kind, name, values, parent) => {
      const [, parentTrace, parentSpan, flags] = TRACEPARENT.exec(parent ?? '') ?? []
      // The start of the trace decides whether it is sampled.
      const isKept = flags ? (Number.parseInt(flags, 16) & 1) === 1 : Math.random() < ratio
      const traceId = parentTrace ?? hex(16)
      const spanId = hex(8)
      const startTimeUnixNano = nanoseconds()
      let isOpen = isKept
      const end: Span['end'] = (more = {}, isError = false) => {
        if (!isOpen || waiting.length >= MAX_WAITING) return
        isOpen = false
        waiting.push({
          traceId,
          spanId,
          ...(parentSpan ? { parentSpanId: parentSpan } : {}),
          name,
          kind: KINDS[kind],
          startTimeUnixNano,
          endTimeUnixNano: nanoseconds(),
          attributes: attributes({ ...values, ...more }),
          status: isError ? { code: ERROR } : {},
        })
      }
      return { traceId, traceparent: `00-${traceId}-${spanId}-${isKept ? '01' : '00'}`, end }
    },
    close: async () => {
      clearInterval(timer)
      await send()
    },
  }
}
