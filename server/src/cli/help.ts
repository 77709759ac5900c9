import { distance } from '../language/text/typos.ts'
import { type Command, commands } from './commands.ts'

const WIDTH = 26

const titleOf = (name: string, { args }: Command): string => `${name} ${args}`.trim()

/** Every command on one line. */
export const usage = (): string =>
  [
    'npm run feria -- COMMAND',
    '',
    ...Object.entries(commands).map(([name, command]) => `  ${titleOf(name, command).padEnd(WIDTH)} ${command.summary}`),
    '',
    'Settings come from the environment and from .env, as for the server. COMMAND --help describes a command.',
    '',
  ].join('\n')

const EFFECTS = {
  asks: 'It changes nothing, and needs an existing database.',
  changes: 'It needs an existing database, which it migrates first.',
  makes: 'It creates a missing database, and migrates an existing one first.',
  nothing: 'It needs no database.',
}

/** What a command does, and what it does to the database. */
export const helpOf = (name: string, command: Command): string =>
  `npm run feria -- ${titleOf(name, command)}\n\n  ${command.summary}\n\n${EFFECTS[command.touches]}\n`

/** Whether the words after a command ask what it does, wherever that stands among them. */
export const asksForHelp = (words: string[]): boolean => words.some((word) => word === '--help' || word === '-h')

/** The message for an unknown command. */
export const unknown = (name: string): string => {
  const meant = Object.keys(commands).find((known) => distance(name, known, 2) <= 2)
  return `There is no command «${name}»${meant ? `: did you mean ${meant}?` : '.'}\n`
}
