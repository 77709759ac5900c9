import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import { serverFolder } from './server-folder.ts'

/** Names of fields that hold secrets, at every depth that is logged. */
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

/** Card numbers and `Bearer …` tokens, wherever they stand in a text. */
const SECRET_PATTERNS: [RegExp, string][] = [
  [/\b(?:\d[ -]?){13,19}\b/g, '…'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 …'],
  [/\/\/[^\s/@]*:[^\s/]*@/g, '//…@'],
]
const MAX_CAUSES = 5
/** The longest value that is logged: enough to recognise it, and still readable. */
const MAX_CHARACTERS = 500
const ROOT = pathToFileURL(join(serverFolder, '..', '/'))

/** A text without the values of a statement, which may be an email or a password, and without secrets. */
const harmless = (text: string): string =>
  SECRET_PATTERNS.reduce(
    (clean, [form, instead]) => clean.replace(form, instead),
    text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '\nparams: …'),
  )

/** Where an error came from, relative to the project's root, without its message and Node's internals. */
const placesOf = (stack: string): string =>
  harmless(stack)
    .split('\n')
    .map((line) => line.trim().replaceAll(ROOT.href, '').replaceAll(ROOT.pathname, ''))
    .filter((line) => line.startsWith('at ') && !line.includes('node:'))
    .join('\n')

/**
 * An error as it is logged: kind, message, stack, code and causes. Everything else that drivers and SDKs attach to their errors (requests
 * with their headers, the values of statements, the row in a constraint's details) is left out.
 */
const errorShape = (error: unknown, depth = 0): unknown => {
  if (typeof error === 'string') return harmless(error)
  if (typeof error !== 'object' || error === null) return error === undefined ? error : String(error)
  // Other threads, WebAssembly and careless libraries throw objects that are not our `Error`.
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

/** A line with its long values cut. Most lines are shorter as a whole. */
const shortLine = (line: string): string => (line.length > MAX_CHARACTERS ? `${JSON.stringify(JSON.parse(line), shortened)}\n` : line)

type Options = Pick<Config, 'LOG_LEVEL'> & Partial<Pick<Config, 'LOG_FORMAT'>>
const require = createRequire(import.meta.url)

/** Human-readable lines. The library is loaded only for them: JSON logging starts without it. */
const humanLines = (to: DestinationStream = pino.destination(1)): DestinationStream => {
  const { prettyFactory } = require('pino-pretty') as typeof import('pino-pretty')
  const colorize = process.stdout.isTTY && process.stdout.hasColors()
  const lineOf = prettyFactory({ colorize, translateTime: 'SYS:HH:MM:ss', ignore: 'pid,hostname', singleLine: true })
  return { write: (line) => to.write(lineOf(line)) }
}

/**
 * The process's log on standard output, one JSON or human-readable line each, without passwords, tokens, cookies or cards, whatever is
 * passed to it.
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
