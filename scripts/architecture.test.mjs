import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'
import { readSources } from './structure/sources.mjs'

const page = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')
const sources = readSources(root)
const code = sources
  .filter(({ path }) => !path.startsWith('scripts/'))
  .map(({ text }) => text)
  .join('\n')
const spans = [...new Set([...page.replace(/```.*?```/gs, '').matchAll(/`([^`]+)`/g)].map(([, text]) => text))]

const isPath = (text) => /^[\w./-]+(\.(ts|tsx|mjs|js)|\/)$/.test(text) && !text.startsWith('*')
const paths = spans.filter(isPath)

/** A path is said from the root, from server/src, or as the end of one. */
const stands = (path) =>
  ['', 'server/src/'].some((base) => existsSync(join(root, base, path))) ||
  sources.some((source) => source.path.endsWith(`/${path}`) || source.path.includes(`/${path}`))

test.each(paths)('the file or folder %s exists', (path) => expect(stands(path)).toBe(true))

test('every folder of the tree exists, and it shows every module of the server', () => {
  const tree = /```\n(contract.*?)```/s.exec(page)?.[1] ?? ''
  const listed = (folder) => new RegExp(`^ {2}${folder}/ +(.*)$`, 'm').exec(tree)?.[1].split(' · ') ?? []
  for (const folder of ['engines', 'modules', 'core', 'platform'])
    for (const name of listed(folder).map((text) => text.split(';')[0].trim()))
      expect(stands(`server/src/${folder}/${name}/`) || stands(`server/src/${folder}/${name}.ts`), `${folder}/${name}`).toBe(true)
  const modules = new Set(sources.flatMap(({ path }) => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? []))
  expect([...modules].sort()).toEqual(listed('modules').sort())
})

test.each([
  ['useAction(api.orders.openClaim', /useAction\(api\.orders\.openClaim\b/],
  ["fail('orders.bad-step', { status", /fail\('orders\.bad-step', \{ status/],
  ['withTransaction(ctx, async (ctx) => …)', /withTransaction\(ctx, async \(ctx\) =>/],
  ["emit(ctx, 'orders.paid'", /emit\(ctx, 'orders\.paid'/],
  ['ctx.push(channels, event, payload)', /ctx\.push\(/],
])('the example %s is found in the code', (example, pattern) => {
  expect(page).toContain(example)
  expect(pattern.test(code)).toBe(true)
})

test('every example on the page is tested above, a path, or a word of the code', () => {
  const words = spans.filter((text) => !isPath(text) && !/[(*]/.test(text))
  for (const word of words) expect(code.includes(word) || page.includes(`| ${word} |`) || /^(npm|Link)/.test(word), word).toBe(true)
})

test('the glossary has at most forty terms', () => {
  const rows = page.slice(page.indexOf('## Glossary')).match(/^\| [\w ]+ \| .+ \|$/gm) ?? []
  expect(rows.length - 1).toBeGreaterThan(10)
  expect(rows.length - 1).toBeLessThanOrEqual(40)
})
