import type { FastifyRequest } from 'fastify'

const accepts = (name: string) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?(?:,|$))`)
const [BR, GZIP] = [accepts('br'), accepts('gzip')]

/** The better of the two compressions that a browser accepts, undefined if it accepts neither. */
export const acceptedEncoding = ({ headers }: FastifyRequest): 'br' | 'gzip' | undefined => {
  const accepted = String(headers['accept-encoding'] ?? '')
  return BR.test(accepted) ? 'br' : GZIP.test(accepted) ? 'gzip' : undefined
}
