import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { features } from 'web-features'

const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { browserslist: string[] }

/** Browsers by their names in the compatibility data, and as the build calls them. */
const BROWSERS = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', safari_ios: 'ios' } as const
type Browser = keyof typeof BROWSERS
type Versions = Record<Browser, number>

const IN_LIST = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', safari_ios: 'ios_saf' } as const
const browsers = Object.keys(BROWSERS) as Browser[]

const oldest = (browser: Browser): number => {
  const version = browserslist.map((entry) => /^(\w+) >= ([\d.]+)$/.exec(entry)).find((found) => found?.[1] === IN_LIST[browser])?.[2]
  if (!version) throw new Error(`package.json names no oldest ${browser}`)
  return Number(version)
}

/** The oldest supported version of each browser, from the `browserslist` of package.json. */
export const minimums = Object.fromEntries(browsers.map((browser) => [browser, oldest(browser)])) as Versions

/** The same in the build's notation. */
export const targets = browsers.map((browser) => `${BROWSERS[browser]}${minimums[browser]}`)

const known = new Map(
  Object.values(features).flatMap((feature) => ('status' in feature ? Object.entries(feature.status.by_compat_key ?? {}) : [])),
)

/** The first version of each browser with a feature, by its key in the compatibility data; infinite for those without it. */
export const firstWith = (key: string): Versions => {
  const support = known.get(key)?.support
  const first = (version = '') => Number.parseFloat(version.replace('≤', '')) || Number.POSITIVE_INFINITY
  return Object.fromEntries(browsers.map((browser) => [browser, first(support?.[browser])])) as Versions
}

const isLacking = (key: string): boolean => {
  if (!known.has(key)) return false
  const versions = firstWith(key)
  return browsers.some((browser) => versions[browser] > minimums[browser])
}

/** What may be used though a browser lacks it, each with the reason why nothing breaks. */
const FINE: Record<string, string> = {
  'AbortSignal.any': 'lib/fallbacks.ts brings it before the app begins',
  'AbortSignal.timeout': 'Chrome has it since 103; only the name of its error came later',
  'Notification.permission': 'looked for first: browsers without notices lack all of them',
  'Notification.requestPermission': 'the same',
  'Navigator.connection': 'React reads it only where it is',
  'Navigator.share': 'only where it is; else the address is copied',
  WebTransport: 'of socket.io, which Feria lets use WebSocket and polling only',
}

/** Global objects by name, and the interface that they implement. */
const INSTANCES: Record<string, string> = { navigator: 'Navigator', document: 'Document', crypto: 'Crypto', performance: 'Performance' }

/** Method names that only the language's own objects have: a call of one means theirs. */
const METHODS = new Map(
  [...known.keys()].flatMap((key) => {
    const [, owner, name] = /^javascript\.builtins\.(Array|String|TypedArray|Set)\.(\w+)$/.exec(key) ?? []
    return owner && name ? [[name, key] as const] : []
  }),
)

/** A feature that a script uses and one of the oldest browsers lacks. */
export interface Missing {
  what: string
  /** The text around it. */
  where: string
}

/**
 * Finds what a built script uses that the oldest browsers lack: members of global objects, constructors, methods of arrays, strings
 * and sets, sets in regular expressions. The build has already rewritten newer syntax.
 */
export const missingIn = (code: string): Missing[] => {
  const found: Missing[] = []
  const note = (what: string, keys: string[], { start, end }: { start: number; end: number }) => {
    if (!(what in FINE) && keys.some(isLacking)) found.push({ what, where: code.slice(Math.max(0, start - 40), end + 20) })
  }
  const member = (node: ESTree.MemberExpression) => {
    if (node.computed || node.property.type !== 'Identifier' || node.object.type !== 'Identifier') return
    const { name } = node.property
    const owner = node.object.name
    const type = INSTANCES[owner]
    if (type) note(`${type}.${name}`, [`api.${type}.${name}`], node)
    else note(`${owner}.${name}`, [`api.${owner}.${name}_static`, `javascript.builtins.${owner}.${name}`], node)
  }
  const { program } = parseSync('built.js', code)
  new Visitor({
    MemberExpression: member,
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier')
        note(node.callee.name, [`api.${node.callee.name}`, `javascript.builtins.${node.callee.name}`], node)
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return
      const key = METHODS.get(callee.property.name)
      if (key) note(key.slice('javascript.builtins.'.length), [key], callee)
    },
    Literal: (node) => {
      if ('regex' in node && node.regex.flags.includes('v')) note('RegExp v', ['javascript.builtins.RegExp.unicodeSets'], node)
    },
  }).visit(program)
  return found
}

/** Fails the build if one of its scripts uses what the oldest browsers lack. */
export const oldBrowsers = (): Plugin => ({
  name: 'feria-old-browsers',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const scripts = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.js'))
      const missing = scripts.flatMap((file) =>
        missingIn(file.type === 'chunk' ? file.code : String(file.source)).map(
          ({ what, where }) => `${file.fileName}: ${what} in «${where}»`,
        ),
      )
      if (missing.length > 0) this.error(`The oldest browsers of package.json lack this:\n${missing.join('\n')}`)
    },
  },
})
