import { resolveImport } from './import-rules.mjs'
import { isTest } from './sources.mjs'

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

const lengthOf = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
const mayBeLong = (path) => /^server\/src\/demo\/products-[^/]+\.ts$/.test(path)

const useCase = ({ path }, { functions }) => {
  const file = /^server\/src\/modules\/.+\/use-cases\/([^/.]+)\.ts$/.exec(path)?.[1]
  if (!file) return []
  return functions.has(camel(file)) ? [] : [{ line: 1, message: `must export the function ${camel(file)}` }]
}

const foreignWrites = ({ path }, { imports, calls }) => {
  const own = /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1]
  if (!own || isTest(path)) return []
  const foreign = new Set()
  for (const { specifier, names } of imports) {
    const owner = /^server\/src\/modules\/([^/]+)\/tables\.ts$/.exec(resolveImport(specifier, path) ?? '')?.[1]
    if (owner && owner !== own) for (const { local } of names) foreign.add(local)
  }
  const writes = calls.filter(({ method, argument }) => ['insert', 'update', 'delete'].includes(method) && foreign.has(argument))
  return writes.map(({ line, argument }) => ({ line, message: `only its own module writes ${argument}` }))
}

const environment = ({ path }, facts) => {
  if (!/^(contract|server|web)\/src\//.test(path) || path === 'server/src/config.ts') return []
  const imported = facts.imports.filter(
    ({ specifier, names }) => /^(node:)?process$/.test(specifier) && names.some((name) => name.imported === 'env'),
  )
  const lines = [...facts.environment, ...imported.map(({ line }) => line)]
  return lines.map((line) => ({ line, message: 'only server/src/config.ts reads the environment' }))
}

const words = (_file, { comments }) =>
  comments.flatMap(({ text, line }) =>
    text.split('\n').flatMap((part, index) => {
      const word = /\b(TODO|FIXME)\b|@ts-(ignore|nocheck)\b/.exec(part)?.[0]
      return word ? [{ line: line + index, message: `${word} does not belong in the sources` }] : []
    }),
  )

const each = (lines, message) => lines.map((line) => ({ line, message }))

/**
 * The rules on a whole file: `find` receives the file with its path and text, and its facts (none for CSS), and returns every
 * violation.
 */
export const fileRules = [
  {
    name: 'size',
    find: ({ path, text }) => {
      const most = isTest(path) ? 500 : 350
      const length = lengthOf(text)
      return length > most && !mayBeLong(path) ? [{ line: most + 1, message: `${length} lines, at most ${most}: split it by idea` }] : []
    },
  },
  {
    name: 'line-length',
    find: ({ path, text }) =>
      path.endsWith('.css') || path.startsWith('web/vendor/')
        ? []
        : text.split('\n').flatMap((line, index) => (line.length > 140 ? [{ line: index + 1, message: 'at most 140 columns' }] : [])),
  },
  {
    name: 'kebab-case',
    find: ({ path }) =>
      path.split('/').every((part) => part.split('.').every((word) => kebab.test(word)))
        ? []
        : [{ line: 1, message: 'files and folders are named in kebab-case' }],
  },
  { name: 'parse', find: (_file, facts) => facts?.errors ?? [] },
  { name: 'use-case', find: (file, facts) => (facts ? useCase(file, facts) : []) },
  {
    name: 'default-export',
    find: ({ path }, facts) => (facts && /^(contract|server)\/src\//.test(path) ? each(facts.defaultExports, 'exports are named') : []),
  },
  { name: 'foreign-tables', find: (file, facts) => (facts ? foreignWrites(file, facts) : []) },
  { name: 'environment', find: (file, facts) => (facts ? environment(file, facts) : []) },
  { name: 'forbidden-word', find: (file, facts) => (facts ? words(file, facts) : []) },
  { name: 'any-cast', find: (_file, facts) => each(facts?.anyCasts ?? [], 'nothing is cast to any') },
  {
    name: 'old-words',
    find: (_file, facts) =>
      facts?.oldWords.map(({ line, name, instead }) => ({ line, message: `${name} is called ${instead} here` })) ?? [],
  },
  {
    name: 'mocked-tests',
    find: ({ path }, facts) =>
      path.includes('.mocked.test.') ? [] : each(facts?.mocks ?? [], 'a test that mocks modules is named .mocked.test: it runs isolated'),
  },
  { name: 'narrowed-tests', find: (_file, facts) => each(facts?.only ?? [], '.only() keeps the other tests from running') },
]
