import type { Config } from '../../config.ts'
import type { Traces } from './traces.ts'

/** Traces to the operator's collector; undefined, with nothing loaded, without a URL. */
export const openTraces = async (config: Config): Promise<Traces | undefined> => {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const { openOtlpTraces } = await import('./otlp.ts')
  return openOtlpTraces({
    endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: headersIn(config.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    service: config.OTEL_SERVICE_NAME,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
  })
}

/** `name=value,name=value`, values percent-encoded, as OpenTelemetry's own SDKs read them. */
const headersIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split(/=(.*)/, 2).map((part) => decodeURIComponent(part.trim())))
      .filter((pair): pair is [string, string] => Boolean(pair[0]) && pair[1] !== undefined),
  )
