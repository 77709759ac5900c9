import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type History, openHistories } from './testing/histories/history.ts'
import { FEE_PERCENT } from './testing/histories/model.ts'
import { acts, play, type Step } from './testing/histories/steps.ts'
import { createWorld, type World } from './testing/world.ts'

let world: World
let begin: () => Promise<History>
beforeAll(async () => {
  world = await createWorld({ settings: { PLATFORM_FEE_PERCENT: String(FEE_PERCENT) } })
  begin = openHistories(world)
})
afterAll(() => world.close())

const kinds = Object.keys(acts) as Step['kind'][]
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds.flatMap((kind) => Array<Step['kind']>(acts[kind].weight).fill(kind))),
  pick: fc.noBias(fc.nat(9999)),
  more: fc.noBias(fc.nat(100)),
  flag: fc.boolean(),
  order: fc.noBias(fc.nat(1_000_000)),
})

/** Steps of a history: so many that most of what can happen to money happens, also to the same money. */
const STEPS = 180

// To play a failure again, put its seed in the place of the known one.
test.each([
  ['that is always the same', 23],
  ['that nobody saw before', Date.now() % 2_147_483_647],
])(
  'a history of purchases %s leaves ledger, balances, units and dates as they must be, after every step',
  { timeout: 240_000 },
  async (_which, seed) => {
    const history = fc.array(step, { minLength: STEPS, maxLength: STEPS })
    await fc.assert(
      fc.asyncProperty(history, async (steps) => play(await begin(), steps)),
      { seed, numRuns: 1, endOnFailure: true },
    )
    expect(kinds.length).toBeGreaterThan(0)
  },
)
