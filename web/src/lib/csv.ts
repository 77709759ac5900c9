/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF'
/** What a spreadsheet would take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/

export type Cell = string | number | null

const cellOf = (value: Cell): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value).replace('.', ',')
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as CSV (RFC 4180) that spreadsheets set to Argentina open directly: semicolons between cells, a comma before decimals, quoted where
 * needed, with no cell a formula.
 */
export const toCsv = (rows: Cell[][]): string => BOM + rows.map((row) => `${row.map(cellOf).join(';')}\r\n`).join('')
