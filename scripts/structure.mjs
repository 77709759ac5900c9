import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fileRules } from './structure/file-rules.mjs'
import { importRules, resolveImport } from './structure/import-rules.mjs'
import { parseSource } from './structure/parse.mjs'
import { readSources } from './structure/sources.mjs'

/** The name of every rule. */
export const ruleNames = [...importRules, ...fileRules].map(({ name }) => name)

const checkFile = (file) => {
  const facts = file.path.endsWith('.css') ? undefined : parseSource(file)
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

/** Every violation of the project's structure under a root folder, as `file:line rule: explanation`; none when all is well. */
export const check = (root) => readSources(root).flatMap(checkFile)

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const violations = check(fileURLToPath(new URL('..', import.meta.url)))
  for (const violation of violations) console.log(violation)
  console.log(violations.length === 0 ? 'The structure holds.' : `${violations.length} violations of the structure`)
  process.exitCode = violations.length === 0 ? 0 : 1
}
