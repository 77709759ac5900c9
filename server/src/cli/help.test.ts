import { expect, test } from 'vitest'
import { commands } from './commands.ts'
import { asksForHelp, helpOf } from './help.ts'

test.each(Object.entries(commands))('%s has a help, in English, for --help and -h among any words', (name, command) => {
  expect([asksForHelp(['--help']), asksForHelp(['x', '-h']), asksForHelp(['x', 'help'])]).toEqual([true, true, false])
  expect(helpOf(name, command)).toMatch(new RegExp(`^npm run feria -- ${name}\\b.*\\n\\n {2}\\S`))
})
