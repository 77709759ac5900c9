import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'
import { close, open, type Visit } from './pages.tsx'
import { pressAll } from './press.ts'
import { NOTHING } from './sample.ts'

/** A page as somebody sees it, whose states are written down. */
export interface Shown extends Omit<Visit, 'way'> {
  /** Names the file and the test. */
  name: string
  /** How its answers are filled in, one state each; the first four if it is not said. */
  ways?: number[]
  /** States of their own beside these. */
  states?: Record<string, Partial<Visit>>
  /** False for a page whose answers do not fail: it asks nothing. */
  fails?: boolean
  /** False where another entry presses the same things. */
  pressed?: boolean
  /** False where another entry has what it changes refused. */
  refused?: boolean
  /** In this way, 0 if it is not said. */
  pressedIn?: number
  /** Buttons that other pages press. */
  skips?: RegExp
}

/** On a machine that does much else. */
const LONGEST_MS = 300_000
const WAYS = [0, 1, 5]
const never = /^$/
const nameOf = (way: number) => (way === 0 ? 'with everything' : `way ${way + 1}`)

const statesOf = ({ ways = WAYS, states = {}, fails = true }: Shown): [name: string, more: Partial<Visit>][] => [
  ...ways.map((way): [string, Partial<Visit>] => [nameOf(way), { way }]),
  ...(fails
    ? ([
        ['with nothing', { way: NOTHING }],
        ['refused: 500', { refusal: 500 }],
        ['while it waits', { isWaiting: true }],
      ] as [string, Partial<Visit>][])
    : []),
  ...Object.entries(states),
]

/** The whole text about a page: its states and what presses do. */
const textOf = async (shown: Shown): Promise<string> => {
  const { name, pressed = true, refused = true, skips = never, pressedIn = shown.ways?.[0] ?? 0 } = shown
  const lines = [`# ${name}: ${shown.at}${shown.as ? `, as ${shown.as}` : ''}`]
  let base: string[] | undefined
  for (const [state, more] of statesOf(shown)) {
    const visit: Visit = { way: shown.ways?.[0] ?? 0, ...shown, ...more, given: { ...shown.given, ...more.given } }
    const page = await open(visit)
    expect(page.faults).toEqual([])
    const outline = [...page.asked(), ...page.outline()]
    const moved = page.address() === visit.at ? '' : ` → ${page.address()}`
    const changes = page.changes().map((change) => `calls ${change}`)
    lines.push('', `== ${state}${moved}`, ...changes, ...page.head(), ...(base ? changesOf(base, outline) : outline))
    if (!base) {
      await page.resize(390)
      lines.push('', '== at 390 px', ...changesOf(outline, [...page.asked(), ...page.outline()]))
    }
    base ??= outline
    if (!more.refusal) continue
    const times = await page.tryAgain()
    if (times > 0) lines.push('', `== «Reintentar», ${times} times`, ...changesOf(base, [...page.asked(), ...page.outline()]))
  }
  if (pressed) lines.push('', '== pressed', ...(await pressAll({ ...shown, way: pressedIn }, skips, refused)))
  close()
  return `${lines.join('\n')}\n`
}

/** Compares what each of these pages shows and does with the file of its name. `vitest run web/src/testing/shown -u` writes them anew. */
export const writeDown = (pages: Shown[]): void => {
  test.each(pages)('$name shows and does what its file says', { timeout: LONGEST_MS }, async (shown) => {
    await expect(await textOf(shown)).toMatchFileSnapshot(`pages/${shown.name}.txt`)
  })
}
