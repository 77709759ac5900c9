import { resolveImport } from './import-rules.mjs'

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))

/** The classes of a stylesheet with the line of each. */
const classesIn = (text) => {
  const classes = new Map()
  for (const [index, line] of withoutComments(text).split('\n').entries()) {
    // In a value a dot stands behind a digit or begins a number.
    for (const [, name] of line.matchAll(/(?<![\w/])\.([a-z][\w-]*)/gi)) if (!classes.has(name)) classes.set(name, index + 1)
  }
  return classes
}

/**
 * Where styles and code name different classes, as `{ path, line, message }`: one that a file takes and its stylesheet lacks, which looks
 * like nothing, and one of a stylesheet that no file takes.
 */
export const findLostClasses = (sources) => {
  const sheets = new Map(
    sources
      .filter(({ file }) => file.path.endsWith('.module.css'))
      .map(({ file }) => [file.path, { classes: classesIn(file.text), used: new Set(), isComputed: false }]),
  )
  const lost = []
  for (const { file, facts } of sources) {
    for (const { specifier, names } of facts?.imports ?? []) {
      const sheet = sheets.get(resolveImport(specifier, file.path))
      const local = names.find(({ imported }) => imported === 'default')?.local
      if (!sheet || !local) continue
      for (const { object, property, line } of facts.members) {
        if (object !== local) continue
        if (property === undefined) sheet.isComputed = true
        else if (sheet.classes.has(property)) sheet.used.add(property)
        else lost.push({ path: file.path, line, message: `${specifier} has no class ${property}` })
      }
    }
  }
  for (const [path, { classes, used, isComputed }] of sheets) {
    for (const [name, line] of isComputed ? [] : classes) if (!used.has(name)) lost.push({ path, line, message: `no file takes .${name}` })
  }
  return lost
}
