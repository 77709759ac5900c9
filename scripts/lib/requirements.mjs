/** Reads CSV with quoted fields, doubled quotes and line breaks inside of them, into one object a row, keyed by the first line. */
export const parseCsv = (text) => {
  const rows = [[]]
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y
  while (field.lastIndex < text.length) {
    const match = field.exec(text)
    if (!match) throw new Error(`The CSV is broken in line ${rows.length}`)
    rows.at(-1).push(match[1].startsWith('"') ? match[1].slice(1, -1).replaceAll('""', '"') : match[1])
    if (match[2] !== ',') rows.push([])
  }
  const [names, ...values] = rows.filter((row) => row.length > 1)
  return values.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])))
}

// Ids are compared without leading zeros: are one row.
const plainId = (id) => id.replace(/-0+(?=\d)/, '-')

const idsOf = (text) => {
  const match = /^([A-Z]+)-(\d+)(?: to (?:([A-Z]+)-)?(\d+))?$/.exec(text)
  if (!match || (match[3] && match[3] !== match[1])) return undefined
  const [first, last] = [Number(match[2]), Number(match[4] ?? match[2])]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => `${match[1]}-${first + index}`)
}

/** The plain ids that a title names in brackets, [A-1, B-2], [A-01 to A-05]. Other brackets are not about rows. */
export const rowsIn = (title) =>
  [...title.matchAll(/\[([^\][]+)\]/g)].flatMap(([, inside]) => {
    const parts = inside.split(',').map((part) => idsOf(part.trim()))
    return parts.every(Boolean) ? parts.flat() : []
  })

/** Joins requirement rows with tests: each row with its state, `proven` (a passing test names it, no failing one), `failing` or `unproven`; and ids no row has. */
export const join = (rows, tests) => {
  const states = new Map()
  for (const { title, state } of tests) {
    for (const id of rowsIn(title)) states.set(id, [...(states.get(id) ?? []), state])
  }
  const stateOf = (found = []) => (found.includes('failed') ? 'failing' : found.includes('passed') ? 'proven' : 'unproven')
  const joined = rows.map((row) => ({ ...row, state: stateOf(states.get(plainId(row.id))) }))
  const known = new Set(rows.map(({ id }) => plainId(id)))
  return { rows: joined, unknown: [...states.keys()].filter((id) => !known.has(id)) }
}
