import { readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { parseArgs } from 'node:util'
import { readReports } from './lib/reports.mjs'
import { join, parseCsv } from './lib/requirements.mjs'
import { root } from './lib/run.mjs'

const { values } = parseArgs({ options: { area: { type: 'string' } } })
const area = values.area?.toUpperCase()

const all = parseCsv(readFileSync(joinPath(root, 'docs', 'requirements.csv'), 'utf8'))
const reports = readReports()
for (const [name, tests] of Object.entries(reports))
  if (!tests) console.log(`There is no report of ${name} in test-results/: run npm test.`)

const { rows, unknown } = join(
  all,
  Object.values(reports).flatMap((tests) => tests ?? []),
)
const shown = area ? rows.filter((row) => row.area === area) : rows
if (shown.length === 0) console.log(`No area is called ${area}; there are ${[...new Set(rows.map((row) => row.area))].join(', ')}.`)

const isProven = ({ state }) => state === 'proven'
for (const name of new Set(shown.map((row) => row.area))) {
  const rowsHere = shown.filter((row) => row.area === name)
  console.log(`\n${name}: ${rowsHere.filter(isProven).length} of ${rowsHere.length} rows proven`)
  for (const { id, state, requirement } of rowsHere.filter((row) => !isProven(row))) {
    console.log(`  ${id} ${state === 'failing' ? '[a test fails] ' : ''}${requirement}`)
  }
}
if (unknown.length > 0) console.log(`\nTests name rows that do not exist: ${unknown.join(', ')}`)
console.log(`\n${shown.filter(isProven).length} of ${shown.length} rows proven`)
