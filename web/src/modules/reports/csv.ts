/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF'
/** What a spreadsheet would take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r]/

const cellOf = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV that spreadsheets open directly: quoted where needed, with no cell a formula. */
export const toCsv = (rows: (string | number)[][]): string => BOM + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
