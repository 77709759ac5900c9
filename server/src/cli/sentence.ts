import type { ErrorCode } from '@feria/contract/errors'
import { AppError, whyOf } from '../core/errors.ts'

/** Members' Spanish error messages in English, for the operator. */
const english: Partial<Record<ErrorCode, string>> = {
  'accounts.not-found': 'No member has this email.',
  'accounts.last-admin': 'One admin has to remain.',
  'accounts.second-factor-off': 'The second factor of this member is not on.',
}

/** The error of a command, in English. */
export const sentenceOf = (error: unknown): string =>
  error instanceof AppError ? (english[error.code] ?? `It was refused: ${error.code}.`) : whyOf(error)
