import { existsSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { parseArgs } from 'node:util'
import { readReports, readSteps } from './lib/reports.mjs'
import { join, parseCsv, settledRows } from './lib/requirements.mjs'
import { root } from './lib/run.mjs'

const { values } = parseArgs({ options: { area: { type: 'string' } } })
const area = values.area?.toUpperCase()

const readDoc = (path) => (existsSync(joinPath(root, 'docs', path)) ? readFileSync(joinPath(root, 'docs', path), 'utf8') : undefined)
const all = parseCsv(readDoc('requirements.csv'))
const { settled, unfounded } = settledRows(parseCsv(readDoc('settled-rows.csv')), readDoc)
const reports = readReports()
for (const [name, tests] of Object.entries(reports))
  if (!tests) console.log(`There is no report of ${name} in test-results/: run npm test.`)

const tests = [...Object.values(reports).flatMap((tests) => tests ?? []), ...readSteps()]
const { rows, unknown, several } = join(all, tests, settled)
const shown = area ? rows.filter((row) => row.area === area) : rows
if (shown.length === 0) console.log(`No area is called ${area}; there are ${[...new Set(rows.map((row) => row.area))].join(', ')}.`)

const isDone = ({ state }) => state === 'proven' || state === 'settled'
const numberOf = (rows, wanted) => rows.filter(({ state }) => state === wanted).length
for (const name of new Set(shown.map((row) => row.area))) {
  const rowsHere = shown.filter((row) => row.area === name)
  const decided = numberOf(rowsHere, 'settled')
  console.log(
    `\n${name}: ${numberOf(rowsHere, 'proven')} of ${rowsHere.length} rows proven` +
      (decided > 0 ? `, ${decided} settled by a decision` : ''),
  )
  for (const { id, state, requirement } of rowsHere.filter((row) => !isDone(row))) {
    console.log(`  ${id} ${state === 'failing' ? '[a test fails] ' : ''}${requirement}`)
  }
  for (const { id } of rowsHere.filter(({ state }) => state === 'settled')) {
    const { record, sentence } = settled.find((line) => line.id === id)
    console.log(`  ${id} is settled in docs/${record}: ${sentence}`)
  }
}
for (const { id, record } of unfounded) console.log(`\n${id}: docs/${record} does not hold the sentence that settles it`)
if (unknown.length > 0) console.log(`\nTests or decisions name rows that do not exist: ${unknown.join(', ')}`)
for (const title of several) console.log(`\nThis title names several rows, so it proves none: ${title}`)
console.log(`\n${shown.filter(isDone).length} of ${shown.length} rows proven or settled`)
if (unfounded.length + unknown.length + several.length > 0) process.exitCode = 1
