import type { HelpFigures } from '@feria/contract/help/schemas'
import type { HelpQuestion, HelpTopic } from '@feria/contract/help/topics'

/** The answer to a question: paragraphs, and where to go from there. */
export interface Answer {
  words: string[]
  ways?: [label: string, path: string][]
}

/** The answers of a topic, each under the key of its question; made for a site, by what its operator decides. */
export type Answers<Topic extends HelpTopic> = (figures: HelpFigures) => Record<HelpQuestion<Topic>, Answer>

/** Working days in a sentence. */
export const inWorkingDays = (days: number): string => (days === 1 ? '1 día hábil' : `${days} días hábiles`)
