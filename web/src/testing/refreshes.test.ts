import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { within } from './within.ts'

const src = new URL('..', import.meta.url).pathname

const routesIn = (text: string) => text.match(/(?<=\bapi\.)[a-z]\w*\.[a-z]\w*/g) ?? []

/** A file's text, and where it stands. */
interface Place {
  text: string
  at: string
}
const placeOf = (at: string): Place => ({ text: readFileSync(at, 'utf8'), at })

/** What a constant is, in its file or in the one that it comes from. */
const constantOf = (name: string, place: Place): [inner: string, place: Place] | undefined => {
  const kept = new RegExp(`const ${name}\\b[^=\\n]*= [[{]`).exec(place.text)
  if (kept) return [within(place.text, kept.index + kept[0].length - 1), place]
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(place.text)?.[1]
  return from === undefined ? undefined : constantOf(name, placeOf(join(dirname(place.at), from)))
}

/** The routes of a list: those that it names, and those of constants. */
const listOf = (list: string, place: Place): string[] => [
  ...routesIn(list),
  ...(list.match(/(?<![\w.])(?:\.\.\.)?[A-Za-z]\w*(?![\w.(])/g) ?? []).flatMap((spread) => {
    const name = spread.replace('...', '')
    const kept = name === 'api' ? undefined : constantOf(name, place)
    return kept ? listOf(...kept) : name === 'api' ? [] : [name]
  }),
]

/** The routes of the `refreshes` among some options. */
const refreshesOf = (options: string, place: Place): string[] => {
  const list = /refreshes: \[/.exec(options)
  if (list) return listOf(within(options, list.index + list[0].length - 1), place)
  const named = /refreshes(?:: (\w+))?\s*[,}\n]/.exec(`${options}\n`)
  if (named) return listOf(named[1] ?? 'refreshes', place)
  const spread = constantOf(/\.\.\.(\w+)/.exec(options)?.[1] ?? /,\s*(\w+)\s*$/.exec(options)?.[1] ?? '-', place)
  return spread ? refreshesOf(...spread) : []
}

/** What each change of the server makes pages ask for anew, as it stands in the code. */
const refreshed = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*', 'testing/**', 'lib/use-route.ts'] })
  .sort()
  .flatMap((name) => {
    const place = placeOf(`${src}${name}`)
    return [...place.text.matchAll(/useAction\(/g)].map(({ index, 0: { length } }) => {
      const call = within(place.text, index + length - 1)
      return `${name}: ${routesIn(call)[0] ?? call.split(',')[0]} → ${refreshesOf(call, place).join(', ') || '–'}`
    })
  })

test('what changes something asks for the lists anew that refreshes.txt names', async () => {
  expect(refreshed.length).toBeGreaterThan(90)
  const head =
    '# What is asked for anew after a call; «vitest run web/src/testing/refreshes.test.ts -u» writes it anew where a change is meant.'
  await expect(`${head}\n\n${refreshed.join('\n')}\n`).toMatchFileSnapshot('refreshes.txt')
})
