import { createRequire } from 'node:module'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'

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
const MAX_CAUSES = 5
/** As much of a value as is logged: enough to know it again, and no more than somebody reads. */
const MAX_CHARACTERS = 500
const ROOT = new URL('../../../', import.meta.url)

/** A text without the values of a statement, which may be anybody's email or password, and without what is never said. */
const harmless = (text: string): string =>
  UNSAYABLE.reduce((said, [form, instead]) => said.replace(form, instead), text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '\nparams: …'))

/** Where an error came from, from the root of the project, without its message and the inside of Node. */
const placesOf = (stack: string): string =>
  harmless(stack)
    .split('\n')
    .map((line) => line.trim().replaceAll(ROOT.href, '').replaceAll(ROOT.pathname, ''))
    .filter((line) => line.startsWith('at ') && !line.includes('node:'))
    .join('\n')

/**
 * An error as it is logged: kind, message, stack, code and causes. Everything else that drivers and SDKs hang onto their errors (requests
 * with their headers, the values of statements, the row in the details of a constraint) stays out.
 */
const errorShape = (error: unknown, depth = 0): unknown => {
  if (typeof error === 'string') return harmless(error)
  if (typeof error !== 'object' || error === null) return error === undefined ? error : String(error)
  // Of another thread, of WebAssembly and of careless libraries come objects that are none of ours to call errors.
  const { name, message, stack, errno, code = errno, status, constraint_name, cause, errors } = error as Record<string, unknown>
  const isDeep = depth >= MAX_CAUSES
  return {
    type: typeof name === 'string' ? name : 'object',
    message: typeof message === 'string' ? harmless(message) : '',
    ...(typeof stack === 'string' ? { stack: placesOf(stack) } : {}),
    ...(['string', 'number'].includes(typeof code) ? { code } : {}),
    ...(typeof status === 'number' ? { status } : {}),
    ...(typeof constraint_name === 'string' ? { constraint: constraint_name } : {}),
    ...(cause !== undefined && !isDeep ? { cause: errorShape(cause, depth + 1) } : {}),
    ...(Array.isArray(errors) && !isDeep ? { errors: errors.slice(0, MAX_CAUSES).map((one) => errorShape(one, depth + 1)) } : {}),
  }
}

const shortened = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > MAX_CHARACTERS ? `${value.slice(0, MAX_CHARACTERS - 1)}…` : value

/** A line whose values are all of a length that somebody reads. Most lines are shorter as a whole. */
const shortLine = (line: string): string => (line.length > MAX_CHARACTERS ? `${JSON.stringify(JSON.parse(line), shortened)}\n` : line)

type Options = Pick<Config, 'LOG_LEVEL'> & Partial<Pick<Config, 'LOG_FORMAT'>>
const require = createRequire(import.meta.url)

/** Lines as people read them. The library is loaded only for them: what writes JSON starts without it. */
const humanLines = (to: DestinationStream = pino.destination(1)): DestinationStream => {
  const { prettyFactory } = require('pino-pretty') as typeof import('pino-pretty')
  const colorize = process.stdout.isTTY && process.stdout.hasColors()
  const lineOf = prettyFactory({ colorize, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true })
  return { write: (line) => to.write(lineOf(line)) }
}

/**
 * The log of a process on standard output, a line of JSON each or, as people read it, of text: no passwords, tokens, cookies or cards,
 * whatever is handed to it.
 */
export const createLog = (config: Options, to?: DestinationStream): Logger => {
  const options = {
    level: config.LOG_LEVEL,
    redact: { paths: REDACTED_PATHS, censor: '…' },
    hooks: { streamWrite: shortLine },
    serializers: { err: (error: unknown) => errorShape(error), error: (error: unknown) => errorShape(error) },
  }
  if (config.LOG_FORMAT === 'human') return pino(options, humanLines(to))
  return to ? pino(options, to) : pino(options)
}
