/** Tells spreadsheets that the text is UTF-8. */
const BOM = '\uFEFF'
/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

const cellOf = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as comma-separated values that spreadsheets open as they are: quoted where needed, no cell a formula. */
export const toCsv = (rows: (string | number)[][]): string => BOM + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
