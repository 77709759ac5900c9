import { posix } from 'node:path'
import { isTest } from './sources.mjs'

// Each module may import only those to its left.
const moduleOrder = [
  'accounts',
  'blocks',
  'uploads',
  'identities',
  'catalogue',
  'favorites',
  'markets',
  'search',
  'chat',
  'payments',
  'orders',
  'wishes',
  'reselling',
  'reviews',
  'prospecting',
  'moderation',
  'assistant',
  'notifications',
  'reports',
  'help',
  'operations',
  'seo',
  'admin',
]

// On the web every card has a heart, and much can be reported, so there they come first;
// the landing page shows cards, and nothing shows the landing page.
const webOrder = [...new Set(['accounts', 'uploads', 'favorites', 'moderation', ...moduleOrder, 'landing'])]

/** The project file that an import resolves to, from the root; undefined for a package. */
export const resolveImport = (specifier, from) => {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), path))
  const own = /^@feria\/(contract|server|web)(?:\/(.+))?$/.exec(path)
  if (!own) return undefined
  return own[1] === 'contract' ? `contract/src/${own[2] ?? 'index'}.ts` : `${own[1]}/${own[2] ?? ''}`
}

/** The bench's bare reference servers use drivers and Fastify directly. */
const isBareReference = (file) => file.startsWith('bench/') && /\/bare-[^/]+$/.test(file)

const drivers = new RegExp(
  [
    /^(pg|redis|nodemailer|postal-mime|mercadopago|playwright-core|robots-parser|ipaddr\.js)(\/|$)/,
    /^@electric-sql\/pglite|^drizzle-orm\/(pglite|node-postgres)/,
    /^@aws-sdk\/|^@redis\/|^@socket\.io\//,
  ]
    .map(({ source }) => source)
    .join('|'),
)
const moduleOf = (path, side) => (path?.startsWith(`${side}/src/modules/`) ? path.split('/')[3] : undefined)
const isIn = (path, ...folders) => folders.some((folder) => path?.startsWith(`${folder}/`))
const isRules = (path) => /[./]rules\.ts$/.test(path ?? '')
const isPure = (path) => isRules(path) || (isIn(path, 'server/src/language') && !isTest(path))
const isPublic = (path, name) => path === `server/src/modules/${name}/${name}.module.ts` || path === `server/src/modules/${name}/tables.ts`
const forTests = /^(vitest|fast-check|node:.+)$/

const outOfOrder = (order, from, to) => {
  if (!from || !to || from === to) return undefined
  if (!order.includes(from)) return `«${from}» is not in the order of modules`
  if (!order.includes(to)) return `«${to}» is not in the order of modules`
  return order.indexOf(to) > order.indexOf(from) ? `${from} may not look to its right, at ${to}` : undefined
}

/**
 * The rules on one import: `find` returns the violation, or undefined. It receives the file, the import and, if it is of the project,
 * the file that it resolves to.
 */
export const importRules = [
  {
    name: 'contract-imports',
    find: (file, { specifier }, target) => {
      if (!isIn(file, 'contract') || isIn(target, 'contract/src')) return undefined
      if (target === undefined && (/^zod(\/|$)/.test(specifier) || (isTest(file) && forTests.test(specifier)))) return undefined
      return 'the contract imports zod and itself'
    },
  },
  {
    name: 'web-imports',
    find: (file, _import, target) =>
      isIn(file, 'web') && target !== undefined && !isIn(target, 'web', 'contract/src')
        ? 'the web imports the contract and itself'
        : undefined,
  },
  {
    name: 'web-without-schemas',
    find: (file, { isType }, target) =>
      isIn(file, 'web/src') &&
      // It answers in the place of the server.
      !isIn(file, 'web/src/testing/shown') &&
      !isTest(file) &&
      !isType &&
      /^contract\/src\/(index|.*schemas|fields|names|page|event)\.ts$/.test(target ?? '')
        ? 'the browser loads routes and values of the contract, and knows schemas as types only'
        : undefined,
  },
  {
    name: 'web-base',
    find: (file, _import, target) =>
      isIn(file, 'web/src/lib', 'web/src/ui') && isIn(target, 'web/src/modules', 'web/src/shell')
        ? 'lib and ui know no module and nothing of the shell'
        : undefined,
  },
  {
    name: 'drivers',
    find: (file, { specifier }) =>
      drivers.test(specifier) && !isIn(file, 'server/src/engines') && !isBareReference(file)
        ? `${specifier} is imported only in server/src/engines`
        : undefined,
  },
  {
    name: 'pictures-driver',
    find: (file, { specifier }) =>
      /^sharp(\/|$)/.test(specifier) &&
      !isIn(file, 'server/src/engines/pictures', 'server/src/demo', 'scripts') &&
      !isBareReference(file) &&
      !file.endsWith('.test.ts')
        ? 'sharp is imported only in server/src/engines/pictures, server/src/demo, scripts, tests and the bare references of the bench'
        : undefined,
  },
  {
    name: 'jobs-driver',
    find: (file, { specifier }) =>
      /^pg-boss(\/|$)/.test(specifier) && !/^server\/src\/core\/jobs(\/|\.ts$)/.test(file)
        ? 'pg-boss is imported only in server/src/core/jobs'
        : undefined,
  },
  {
    name: 'engines-know-no-module',
    find: (file, _import, target) =>
      isIn(file, 'server/src/engines') && isIn(target, 'server/src/modules') ? 'engines know no module' : undefined,
  },
  {
    name: 'core-knows-no-module',
    find: (file, _import, target) =>
      isIn(file, 'server/src/core', 'server/src/platform') && !isTest(file) && isIn(target, 'server/src/modules')
        ? 'core and platform know no module'
        : undefined,
  },
  {
    name: 'module-order',
    find: (file, _import, target) => outOfOrder(moduleOrder, moduleOf(file, 'server'), moduleOf(target, 'server')),
  },
  {
    name: 'module-api',
    find: (file, _import, target) => {
      const [from, to] = [moduleOf(file, 'server'), moduleOf(target, 'server')]
      if (!from || !to || from === to || isPublic(target, to) || (isRules(file) && isRules(target))) return undefined
      return `${to} is used through ${to}.module.ts or its tables.ts`
    },
  },
  {
    name: 'web-module-order',
    find: (file, _import, target) => outOfOrder(webOrder, moduleOf(file, 'web'), moduleOf(target, 'web')),
  },
  {
    name: 'web-composition',
    find: (file, { specifier, names, isType }, target) => {
      if (!isIn(file, 'web/src/modules', 'web/src/ui', 'web/src/lib')) return undefined
      const [from, to] = [moduleOf(file, 'web'), moduleOf(target, 'web')]
      if (!isType && from && to && from !== to && target.endsWith('-page.tsx')) return 'only a route renders the page of another module'
      return specifier === 'react' && names.some(({ imported }) => imported === 'createContext')
        ? 'a route hands pieces over as props, not through a context'
        : undefined
    },
  },
  {
    name: 'pure',
    find: (file, _import, target) =>
      isPure(file) && !isPure(target) && !isIn(target, 'contract/src', 'server/src/language')
        ? 'rules and language import the contract and each other'
        : undefined,
  },
  {
    name: 'fastify',
    find: (file, { specifier }) =>
      /^(fastify(-plugin)?|@fastify\/.+)(\/|$)/.test(specifier) &&
      !/^server\/src\/(core\/(http|app)\.ts$|core\/http\/[^/]+\.ts$|modules\/.*[./]http\.ts$)/.test(file) &&
      !isBareReference(file)
        ? `${specifier} is imported only in core/http.ts, core/app.ts, core/http/ and http.ts of a module`
        : undefined,
  },
  {
    name: 'socket-io',
    find: (file, { specifier }) =>
      /^socket\.io(\/|$)/.test(specifier) && file !== 'server/src/core/sockets.ts' && !isBareReference(file)
        ? 'socket.io is imported only in server/src/core/sockets.ts'
        : undefined,
  },
  {
    name: 'engines-constructed',
    find: (file, { isType }, target) => {
      if (isType || !isIn(target, 'server/src/engines') || !/\/(open-[^/]+|index)\.ts$/.test(target)) return undefined
      const may = isIn(file, 'server/src/engines', 'server/src/testing', 'bench') || isTest(file)
      return may || /^server\/src\/(main|cli)\.ts$/.test(file)
        ? undefined
        : 'engines are opened only by main.ts, cli.ts, testing/, tests and bench/'
    },
  },
]
