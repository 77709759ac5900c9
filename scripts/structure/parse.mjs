import { parseSync, Visitor } from 'oxc-parser'
import { newNameFor } from './old-words.mjs'

const lineCounter = (text) => {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    for (let high = starts.length - 1; low < high; ) {
      const middle = (low + high + 1) >> 1
      if (starts[middle] <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}

const bare = (node) => {
  const wraps = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression', 'ChainExpression']
  return node && wraps.includes(node.type) ? bare(node.expression) : node
}

const nameOf = (member) => {
  if (!member.computed) return member.property.name
  return member.property.type === 'Literal' ? member.property.value : undefined
}

const isNamed = (node, name) => {
  const it = bare(node)
  return (it?.type === 'Identifier' && it.name === name) || (it?.type === 'MemberExpression' && nameOf(it) === name)
}

const textOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0 ? node.quasis[0].value.cooked : undefined
}

const specifierName = (node) => node?.name ?? node?.value

const importedNames = (node) =>
  (node.specifiers ?? []).map((it) => ({
    local: it.local?.name,
    imported: it.type === 'ImportNamespaceSpecifier' ? '*' : it.type === 'ImportDefaultSpecifier' ? 'default' : specifierName(it.imported),
    isType: node.importKind === 'type' || it.importKind === 'type',
  }))

/**
 * What the rules need to know of a TypeScript or JavaScript file: its imports of every form (static, dynamic, type, re-export,
 * require), its exports, and where it reads the environment, casts to any, narrows a test run, calls a named method or uses a retired
 * name. Lines count from 1.
 */
export const parseSource = ({ path, text }) => {
  const { program, comments, errors } = parseSync(path, text)
  const line = lineCounter(text)
  const facts = {
    imports: [],
    exports: new Map(),
    defaultExports: [],
    environment: [],
    anyCasts: [],
    only: [],
    mocks: [],
    calls: [],
    members: [],
    oldWords: [],
  }
  const declared = new Map()
  const addImport = (node, source, isType, names = [], isLazy = false) => {
    const specifier = textOf(source)
    if (specifier !== undefined) facts.imports.push({ specifier, line: line(node.start), isType, isLazy, names })
  }
  const addExport = (node) => {
    if (node.source) {
      addImport(node, node.source, node.exportKind === 'type')
      const from = { source: textOf(node.source) }
      for (const it of node.specifiers ?? []) facts.exports.set(specifierName(it.exported), from)
    } else {
      for (const it of node.specifiers) facts.exports.set(specifierName(it.exported), { local: specifierName(it.local) })
      for (const name of namesOf(node.declaration)) facts.exports.set(name, { local: name })
    }
    if ((node.specifiers ?? []).some((it) => specifierName(it.exported) === 'default')) facts.defaultExports.push(line(node.start))
  }
  const namesOf = (node) => {
    if (node?.type === 'VariableDeclaration') return node.declarations.map((it) => it.id.name).filter(Boolean)
    return node?.id?.name ? [node.id.name] : []
  }
  const addOldWord = (node) => {
    const instead = newNameFor(node.name, path)
    if (instead) facts.oldWords.push({ line: line(node.start), name: node.name, instead })
  }
  new Visitor({
    Identifier: addOldWord,
    JSXIdentifier: addOldWord,
    ImportDeclaration: (node) => {
      const names = importedNames(node)
      addImport(node, node.source, node.importKind === 'type' || (names.length > 0 && names.every((it) => it.isType)), names)
    },
    ExportNamedDeclaration: addExport,
    ExportAllDeclaration: (node) => addImport(node, node.source, node.exportKind === 'type'),
    ExportDefaultDeclaration: (node) => facts.defaultExports.push(line(node.start)),
    ImportExpression: (node) => addImport(node, node.source, false, [], true),
    TSImportType: (node) => addImport(node, node.source ?? node.argument, true),
    FunctionDeclaration: (node) => node.id && declared.set(node.id.name, 'FunctionDeclaration'),
    VariableDeclarator: (node) => {
      if (node.id.name) declared.set(node.id.name, bare(node.init)?.type)
      const takesEnvironment = node.id.type === 'ObjectPattern' && isNamed(node.init, 'process')
      if (takesEnvironment && node.id.properties.some((it) => it.key?.name === 'env')) facts.environment.push(line(node.start))
    },
    MemberExpression: (node) => {
      const property = node.computed ? undefined : node.property.name
      if (node.object.type === 'Identifier') facts.members.push({ object: node.object.name, property, line: line(node.start) })
      if (nameOf(node) === 'env' && isNamed(node.object, 'process')) facts.environment.push(line(node.start))
    },
    TSAsExpression: (node) => node.typeAnnotation.type === 'TSAnyKeyword' && facts.anyCasts.push(line(node.start)),
    TSTypeAssertion: (node) => node.typeAnnotation.type === 'TSAnyKeyword' && facts.anyCasts.push(line(node.start)),
    CallExpression: (node) => {
      const callee = bare(node.callee)
      if (callee.type === 'Identifier' && callee.name === 'require') addImport(node, node.arguments[0], false)
      if (callee.type !== 'MemberExpression') return
      const method = nameOf(callee)
      if (method === 'only') facts.only.push(line(node.start))
      if (method === 'mock' && isNamed(callee.object, 'vi')) facts.mocks.push(line(node.start))
      const first = bare(node.arguments[0])
      const argument = first?.type === 'MemberExpression' ? bare(first.object)?.name : first?.name
      if (argument) facts.calls.push({ method, argument, line: line(callee.property.start) })
    },
  }).visit(program)
  const functions = new Set()
  for (const [name, { local, source }] of facts.exports) {
    const type = declared.get(local)
    // A use case may be created by a wrapping function, hence the call.
    if (!source && /^(Arrow)?Function|^CallExpression$/.test(type ?? '')) functions.add(name)
  }
  return {
    ...facts,
    functions,
    comments: comments.map((it) => ({ text: it.value, line: line(it.start) })),
    errors: errors.map((it) => ({ message: it.message, line: line(it.labels?.[0]?.start ?? 0) })),
  }
}
