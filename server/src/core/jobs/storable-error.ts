import { constraintOf, sqlState } from '../../engines/db/database.ts'

/**
 * A failure as it is stored with its job, for days after the job ends. The values of a statement and the row in a constraint's details are
 * left out, and so is everything that drivers and SDKs attach to their errors.
 */
export const storableError = (error: unknown): Error => {
  const state = sqlState(error)
  if (state) return new Error(['The database refused it:', state, constraintOf(error)].filter(Boolean).join(' '))
  const { message } = error instanceof Error ? error : new Error('unknown')
  return new Error(message.startsWith('Failed query:') ? 'The database was not there.' : message)
}
