import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Label = 'E' | 'S' | 'C' | 'I'

/** A product of the dataset. */
export interface Item {
  name: string
  brand: string
  color: string
  details: string
}

/** One judged pair of a query and a product (its index in `items`). */
export interface Pair {
  query: string
  item: number
  label: Label
}

export interface Judged {
  items: Item[]
  pairs: Pair[]
  /** Queries without labels; empty if the folder has none. */
  unlabelled: string[]
}

/** The rows of a CSV with header, supporting quotes and line breaks within them. */
const readCsv = (text: string): Record<string, string>[] => {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
    if (end === '') break
  }
  const [header = [], ...lines] = rows
  return lines
    .filter((line) => line.length === header.length)
    .map((line) => Object.fromEntries(header.map((name, i) => [name, line[i] ?? ''])))
}

const isLabel = (text: string): text is Label => ['E', 'S', 'C', 'I'].includes(text)

/** The judged pairs of a folder: `pairs-train.csv`, or any other `pairs*.csv`, and `queries-unlabelled.csv` if present. */
export const loadJudged = async (folder: string): Promise<Judged> => {
  const items: Item[] = []
  const places = new Map<string, number>()
  const pairs: Pair[] = []
  for (const row of readCsv(await readFile(join(folder, 'pairs-train.csv'), 'utf8'))) {
    const { query = '', title = '', brand = '', color = '', text = '', esci_label = '' } = row
    if (!isLabel(esci_label)) throw new Error(`A pair of ${folder} has the label «${esci_label}», which is none of E, S, C, I`)
    // The text repeats title, brand and colour at its start.
    const details = text.startsWith(title) ? text.slice(title.length + brand.length + color.length + 2) : text
    const key = `${title}\n${details}`
    const item = places.get(key) ?? items.push({ name: title, brand, color, details }) - 1
    places.set(key, item)
    pairs.push({ query, item, label: esci_label })
  }
  const file = join(folder, 'queries-unlabelled.csv')
  const unlabelled = existsSync(file) ? readCsv(await readFile(file, 'utf8')).map(({ query = '' }) => query.replace(/^'|'$/g, '')) : []
  return { items, pairs, unlabelled }
}
