import { daily } from './functions/daily.ts'
import { errands } from './functions/errands.ts'
import { home } from './functions/home.ts'
import { life } from './functions/life.ts'
import { other } from './functions/other.ts'
import { people } from './functions/people.ts'
import { services } from './functions/services.ts'
import { tastes } from './functions/tastes.ts'

const linesOf = (...tables: string[]): readonly string[] => tables.flatMap((table) => table.trim().split('\n'))

/** What somebody is called for, in the form of `functionLines`. */
export const workLines = linesOf(services, errands)

/**
 * What things are for. Each line of the tables has the things, `_` joining the words of one, then after `=` ways to say it: beginnings of
 * words that all have to be in a search, in any order, `/` for one or the other, and `|` between ways. A way that names a thing narrows it
 * down.
 */
export const functionLines: readonly string[] = [...linesOf(home, life, other, daily, people, tastes), ...workLines]
