import { type ErrorCode, errors, sentence } from '@feria/contract/errors'

/** An error that is reported to the caller; anything else thrown is answered as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly details: Record<string, unknown>

  constructor(code: ErrorCode, details: Record<string, unknown> = {}, fields?: Record<string, string>) {
    super(sentence(code, details))
    this.code = code
    this.status = errors[code][0]
    this.details = details
    this.fields = fields
  }
}

/** Stops the use case with an error code of the contract; `fields` names the invalid input. */
export const fail = (code: ErrorCode, details: Record<string, unknown> = {}, fields?: Record<string, string>): never => {
  throw new AppError(code, details, fields)
}

/** The reason for the operator's log: of an error with causes the innermost, since wrappers only say where it happened. */
export const whyOf = (error: unknown): string => {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  if (!(at instanceof Error)) return String(at)
  // Several addresses of one name were tried, and each failed on its own.
  return at.message || String((at as NodeJS.ErrnoException).code ?? at.name)
}
