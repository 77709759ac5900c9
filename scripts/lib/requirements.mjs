/** Parses CSV with quoted fields, doubled quotes and line breaks within them, into one object per row, keyed by the header. */
export const parseCsv = (text) => {
  const rows = [[]]
  const field = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y
  while (field.lastIndex < text.length) {
    const match = field.exec(text)
    if (!match) throw new Error(`The CSV is malformed in line ${rows.length}`)
    rows.at(-1).push(match[1].startsWith('"') ? match[1].slice(1, -1).replaceAll('""', '"') : match[1])
    if (match[2] !== ',') rows.push([])
  }
  const [names, ...values] = rows.filter((row) => row.length > 1)
  return values.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])))
}

// Ids are compared without leading zeros: are the same row.
const plainId = (id) => id.replace(/-0+(?=\d)/, '-')

const named = (title) => [...title.matchAll(/\[([A-Z]+-\d+)([^\][]*)\]/g)]

/** The plain id of the row that a title names in brackets; undefined if there is none. Other brackets are not about rows. */
export const rowIn = (title) => {
  const [first] = named(title)
  return first && !namesSeveral(title) ? plainId(first[1]) : undefined
}

/**
 * True for a title with a list or a range of rows, or with two brackets: each row needs a test of its own, so such a title proves
 * nothing.
 */
export const namesSeveral = (title) => named(title).length > 1 || named(title).some(([, , more]) => more !== '')

/**
 * The rows settled by a decision, from lines of `id, record, sentence`: those whose record contains the sentence verbatim, ignoring
 * line breaks. `read` returns the text of a record; a missing one settles nothing.
 */
export const settledRows = (lines, read) => {
  const flat = (text) => text.replace(/\s+/g, ' ')
  const isThere = ({ record, sentence }) => sentence.length > 20 && flat(read(record) ?? '').includes(flat(sentence))
  return { settled: lines.filter(isThere), unfounded: lines.filter((line) => !isThere(line)) }
}

const stateOf = (found, isSettled) => {
  if (found.includes('failed')) return 'failing'
  if (found.includes('passed')) return 'proven'
  return isSettled ? 'settled' : 'unproven'
}

/**
 * Joins requirement rows with tests and decisions: each row with its state, `proven` (a passing test names it, no failing one),
 * `failing`, `settled` (by a decision, and no test fails) or `unproven`; the ids that no row has; and the titles that name several
 * rows.
 */
export const join = (rows, tests, settled = []) => {
  const states = new Map()
  for (const { title, state } of tests) {
    const id = rowIn(title)
    if (id) states.set(id, [...(states.get(id) ?? []), state])
  }
  const decided = new Set(settled.map(({ id }) => plainId(id)))
  const joined = rows.map((row) => ({ ...row, state: stateOf(states.get(plainId(row.id)) ?? [], decided.has(plainId(row.id))) }))
  const known = new Set(rows.map(({ id }) => plainId(id)))
  return {
    rows: joined,
    unknown: [...states.keys(), ...decided].filter((id) => !known.has(id)),
    several: [...new Set(tests.map(({ title }) => title).filter(namesSeveral))],
  }
}
