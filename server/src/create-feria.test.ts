import { expect, test } from 'vitest'
import { modules } from './create-feria.ts'

const namesOf = (subscribers: object | undefined, queue: string) =>
  Object.entries(subscribers ?? {}).flatMap(([event, hearers]) =>
    Object.keys(hearers).map((hearer) => `${event} → ${hearer}${queue && `, ${queue}`}`),
  )
const lines = modules.flatMap(({ name, on, onExternal, schedules, personalData, heads }) => [
  ...[...namesOf(on, ''), ...namesOf(onExternal, 'waits for others')].map((line) => `${name}: ${line}`),
  ...Object.entries(schedules ?? {}).map(
    ([task, when]) => `${name}: ${task} ${'cron' in when ? `at ${when.cron}` : `every ${when.everySeconds} s`}`,
  ),
  ...Object.keys(heads ?? {}).map((path) => `${name}: a head for ${path}`),
  ...(personalData ? [`${name}: of a member ${Object.keys(personalData).sort().join(', ')}`] : []),
])

test('modules hear, do by the clock, and keep of a member what wiring.txt lists', async () => {
  expect(new Set(modules.map(({ name }) => name)).size).toBe(modules.length)
  await expect(
    ['# Who hears what, and what is done when; «vitest run server/src/create-feria.test.ts -u» writes it anew where a change is meant.', '']
      .concat(lines)
      .join('\n')
      .concat('\n'),
  ).toMatchFileSnapshot('wiring.txt')
})
