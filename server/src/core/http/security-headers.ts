import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { Config } from '../../config.ts'

/**
 * Security headers that restrict a page to our own scripts. They are the same for every response, so helmet computes them once, at start.
 * Styles are inline where Mantine sets its variables; pictures may come from any https address, `connects` are other origins that a page
 * may call, `pictures` other origins (not https) that it may show.
 */
export const securityHeaders = (config: Config, connects: string[] = [], pictures: string[] = []): Record<string, string> => {
  const isSecure = config.PUBLIC_URL.startsWith('https:')
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...pictures],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connects],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
  })
  // For the code of a delivery; helmet has no option for this header.
  answer.setHeader('permissions-policy', 'camera=(self)')
  protect(answer.req, answer, (error?: unknown) => {
    if (error) throw error
  })
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}
