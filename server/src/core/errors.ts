import { type ErrorCode, errors, sentence } from '@feria/contract/errors'

/** An error that the caller is told about; anything else that is thrown answers `internal`. */
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

/** Stops the use case with a code of the contract; `fields` says which input is at fault. */
export const fail = (code: ErrorCode, details: Record<string, unknown> = {}, fields?: Record<string, string>): never => {
  throw new AppError(code, details, fields)
}

/** What went wrong, for the operator: of an error with causes the first of them, since what wraps it says but where it happened. */
export const whyOf = (error: unknown): string => {
  let at = error
  while (at instanceof Error && at.cause instanceof Error) at = at.cause
  if (!(at instanceof Error)) return String(at)
  // Several addresses of one name were tried; each failed by itself.
  return at.message || String((at as NodeJS.ErrnoException).code ?? at.name)
}
