import type { Reading } from '@feria/contract/assistant/schemas'

export const readFields = ['categoryId', 'condition', 'brand', 'location'] as const
/** A field that may be filled in with what the title says. */
export type ReadField = (typeof readFields)[number]

/** What was filled in, by field; empty for one that the member took over and that stays theirs. */
export type Readings = Partial<Record<ReadField, string>>
type Values = Record<ReadField, string>

/** What a reading says, as the form holds it; empty where it says nothing. */
export const readingValues = ({ categoryId, condition, brand, place }: Reading): Values => ({
  categoryId: categoryId === null ? '' : String(categoryId),
  condition: condition ?? '',
  brand: brand ?? '',
  location: place ?? '',
})

/** True while a field holds what was filled in. */
export const isRead = (values: Values & { readings: Readings }, field: ReadField): boolean =>
  Boolean(values.readings[field]) && values[field] === values.readings[field]

/**
 * The fields to fill in with what a title says: the empty ones, and those that still hold what an earlier title said. What the member
 * typed, changed or took out is never touched again.
 */
export const fillIn = (values: Values & { readings: Readings }, read: Values, fields: readonly ReadField[]) => {
  const changes: Readings = {}
  const readings: Readings = { ...values.readings }
  for (const field of fields) {
    const before = readings[field]
    if (before && values[field] !== before) readings[field] = ''
    const isOpen = before === undefined ? values[field] === '' : before !== '' && values[field] === before
    if (!isOpen || read[field] === values[field]) continue
    changes[field] = read[field]
    if (read[field]) readings[field] = read[field]
    else delete readings[field]
  }
  return { changes, readings }
}
