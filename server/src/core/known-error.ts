import type { ErrorCode } from '@feria/contract/errors'
import { constraintOf, isConnectionLost, sqlState } from '../engines/db/database.ts'
import { isOutOfRoom } from '../engines/files/files.ts'
import { FilesAway } from '../engines/files/files-away.ts'
import { AppError } from './errors.ts'

/** Fastify's own errors, as codes of the contract. */
const ofFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad-json',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_BAD_URL: 'no-such-call',
  FST_ERR_MAX_PARAM_LENGTH: 'no-such-call',
  FST_ERR_NOT_FOUND: 'no-such-call',
  FST_REQ_FILE_TOO_LARGE: 'uploads.too-large',
  FST_FIELDS_LIMIT: 'uploads.bad-form',
  FST_PROTO_VIOLATION: 'uploads.bad-form',
  FST_MP_PREMATURE_CLOSE: 'uploads.bad-form',
  FST_INVALID_JSON_FIELD_ERROR: 'uploads.bad-form',
  FST_FILES_LIMIT: 'uploads.missing',
  FST_PARTS_LIMIT: 'uploads.missing',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'uploads.missing',
}

/** Error codes of the database constraints that a use case may violate in a race. */
const ofConstraint: Record<string, ErrorCode> = {
  order_items_product_fk: 'catalogue.has-orders',
  users_email_key: 'accounts.email-taken',
  categories_name_key: 'catalogue.category-taken',
  products_category_fk: 'catalogue.no-category',
  favorites_product_fk: 'catalogue.not-found',
  chat_requests_open_key: 'chat.already-asked',
}

/** SQLSTATE classes in which the database could not serve now: connections, resources, operator, timeout, lock timeout, deadlock. */
const BUSY = /^(08|53|57|55P03|40001|40P01)/

/** The SQLSTATE of a full disk. */
const DISK_FULL = '53100'

/** A row for which a partition is just being exchanged: such a violation names no constraint. */
const lacksPartition = (error: Error): boolean => sqlState(error) === '23514' && !constraintOf(error)

const codeOf = (error: Error & { code?: string; statusCode?: number }): ErrorCode => {
  const constraint = constraintOf(error)
  if (constraint && ofConstraint[constraint]) return ofConstraint[constraint]
  if (isOutOfRoom(error) || sqlState(error) === DISK_FULL) return 'no-space'
  if (error instanceof FilesAway) return 'uploads.away'
  // The client disconnected; the database reports lost connections in other words.
  if (error.code === 'ECONNRESET' && error.message === 'aborted') return 'bad-json'
  if (BUSY.test(sqlState(error) ?? '') || isConnectionLost(error) || lacksPartition(error)) return 'busy'
  if (error instanceof SyntaxError && error.statusCode === 400) return 'bad-json'
  return ofFastify[error.code ?? ''] ?? 'internal'
}

/** Any error as one of the contract; an unexpected one is `internal`, without details. */
export const knownError = (error: Error): AppError => (error instanceof AppError ? error : new AppError(codeOf(error)))
