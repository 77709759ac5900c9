import type { FastifyRequest } from 'fastify'

/** The better of the two compressions that a browser accepts, undefined if it accepts neither. */
export const acceptedEncoding = ({ headers }: FastifyRequest): 'br' | 'gzip' | undefined => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?(?:,|$))`).test(accepted))
}
