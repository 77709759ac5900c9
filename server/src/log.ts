import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

/** Names under which secrets travel, at any of the depths at which something is logged. */
const SECRET_NAMES = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'tokenHash',
  'cardToken',
  'card',
  'cvc',
  'securityCode',
  'secret',
  'authorization',
  'cookie',
  '["set-cookie"]',
]
const REDACTED_PATHS = ['', '*.', '*.*.', '*.*.*.'].flatMap((depth) =>
  SECRET_NAMES.map((name) => (name.startsWith('[') ? `${depth.replace(/\.$/, '')}${name}` : `${depth}${name}`)),
)

/** Numbers of cards and what is given out as `Bearer …`, wherever they may stand in a text. */
const UNSAYABLE: [RegExp, string][] = [
  [/\b(?:\d[ -]?){13,19}\b/g, '…'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 …'],
  [/\/\/[^\s/@]*:[^\s/]*@/g, '//…@'],
]
const MOST_CAUSES = 5

/** A text without the values of a statement, which may be anybody's email or password, and without what is never said. */
const harmless = (text: string): string =>
  UNSAYABLE.reduce((said, [form, instead]) => said.replace(form, instead), text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '\nparams: …'))

/**
 * An error as it is logged: kind, message, stack, code and causes. Everything else that drivers and SDKs hang onto their errors (requests with
 * their headers, the values of statements, the row in the details of a constraint) stays out.
 */
const errorShape = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error)) return typeof error === 'string' ? harmless(error) : typeof error
  const { code, status, constraint_name } = error as Error & { code?: unknown; status?: unknown; constraint_name?: unknown }
  return {
    type: error.name,
    message: harmless(error.message),
    stack: harmless(error.stack ?? ''),
    ...(['string', 'number'].includes(typeof code) ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof constraint_name === 'string' ? { constraint: constraint_name } : {}),
    ...(error.cause !== undefined && depth < MOST_CAUSES ? { cause: errorShape(error.cause, depth + 1) } : {}),
  }
}

/** The log of a process, JSON a line on standard output: no passwords, tokens, cookies or cards, whatever is handed to it. */
export const createLog = (config: Pick<Config, 'LOG_LEVEL'>, to?: DestinationStream): Logger => {
  const options = {
    level: config.LOG_LEVEL,
    redact: { paths: REDACTED_PATHS, censor: '…' },
    serializers: { err: (error: unknown) => errorShape(error), error: (error: unknown) => errorShape(error) },
  }
  return to ? pino(options, to) : pino(options)
}
