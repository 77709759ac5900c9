import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findCircles } from './structure/circles.mjs'
import { findLostClasses } from './structure/css-classes.mjs'
import { findUnexpectedErrors } from './structure/expected-errors.mjs'
import { fileRules } from './structure/file-rules.mjs'
import { findLibraryOfVisitors } from './structure/first-pages.mjs'
import { importRules, resolveImport } from './structure/import-rules.mjs'
import { parseSource } from './structure/parse.mjs'
import { readSources } from './structure/sources.mjs'

/** The name of every rule. */
export const ruleNames = [...[...importRules, ...fileRules].map(({ name }) => name), 'circle', 'css-class', 'first-page', 'expected-error']

const checkFile = ({ file, facts }) => {
  const found = fileRules.flatMap(({ name, find }) => find(file, facts).map((it) => ({ ...it, name })))
  for (const it of facts?.imports ?? []) {
    const target = resolveImport(it.specifier, file.path)
    for (const { name, find } of importRules) {
      const message = find(file.path, it, target)
      if (message) found.push({ name, line: it.line, message })
    }
  }
  return found.sort((a, b) => a.line - b.line).map(({ name, line, message }) => `${file.path}:${line} ${name}: ${message}`)
}

const circlesAmong = (sources) => {
  const known = new Set(sources.map(({ file }) => file.path))
  const targetsOf = ({ file, facts }) => (facts?.imports ?? []).map(({ specifier }) => resolveImport(specifier, file.path))
  const graph = new Map(sources.map((source) => [source.file.path, targetsOf(source).filter((path) => known.has(path))]))
  return findCircles(graph).map(([first, ...others]) => `${first}:1 circle: imports itself by way of ${others.join(', ')}`)
}

/** Every violation of the project's structure under a root folder, as `file:line rule: explanation`; empty if there are none. */
export const check = (root) => {
  const sources = readSources(root).map((file) => ({ file, facts: file.path.endsWith('.css') ? undefined : parseSource(file) }))
  const named = (name, found) => found.map(({ path, line, message }) => `${path}:${line} ${name}: ${message}`)
  return [
    ...sources.flatMap(checkFile),
    ...circlesAmong(sources),
    ...named('css-class', findLostClasses(sources)),
    ...named('first-page', findLibraryOfVisitors(sources)),
    ...named('expected-error', findUnexpectedErrors(sources)),
  ]
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const violations = check(fileURLToPath(new URL('..', import.meta.url)))
  for (const violation of violations) console.log(violation)
  console.log(violations.length === 0 ? 'The structure holds.' : `${violations.length} violations of the structure`)
  process.exitCode = violations.length === 0 ? 0 : 1
}
