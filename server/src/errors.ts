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
