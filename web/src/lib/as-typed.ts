/** A number as people type it in Argentina: decimal comma, no thousands separators. Null is empty. */
export const asTyped = (value: number | null | undefined): string => (value == null ? '' : String(value).replace('.', ','))
