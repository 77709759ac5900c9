import { called } from './functions/called.ts'
import { daily } from './functions/daily.ts'
import { errands } from './functions/errands.ts'
import { home } from './functions/home.ts'
import { household } from './functions/household.ts'
import { life } from './functions/life.ts'
import { other } from './functions/other.ts'
import { people } from './functions/people.ts'
import { road } from './functions/road.ts'
import { screens } from './functions/screens.ts'
import { services } from './functions/services.ts'
import { tastes } from './functions/tastes.ts'
import { wardrobe } from './functions/wardrobe.ts'

const linesOf = (...tables: string[]): readonly string[] => tables.flatMap((table) => table.trim().split('\n'))

/** What somebody is called for, in the form of `functionLines`. */
export const workLines = linesOf(services, errands, called)

/**
 * What things are for. Each line of the tables has the things, `_` joining the words of one, then after `=` ways to say it: beginnings of
 * words that all have to be in a search, in any order, `/` for one or the other, and `|` between ways. A way that names a thing narrows it
 * down.
 */
export const functionLines: readonly string[] = [
  ...linesOf(home, life, other, daily, people, tastes, screens, household, road, wardrobe),
  ...workLines,
]
