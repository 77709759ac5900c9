import type { HelpFigures } from '@feria/contract/help/schemas'
import { allEntries, type Entry } from './answers/all.ts'
import { findAnswers } from './find-answers.ts'

/** What some words find in the whole help of a site. */
export const findInHelp = (figures: HelpFigures, words: string): Entry[] => findAnswers(allEntries(figures), words)
