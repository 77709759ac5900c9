import type { HelpFigures } from '@feria/contract/help/schemas'
import { type HelpTopic, helpTopics } from '@feria/contract/help/topics'
import { account } from './account.ts'
import type { Answer, Answers } from './answer.ts'
import { buying } from './buying.ts'
import { claims } from './claims.ts'
import { fees } from './fees.ts'
import { parcels } from './parcels.ts'
import { payments } from './payments.ts'
import { reselling } from './reselling.ts'
import { safety } from './safety.ts'
import { selling } from './selling.ts'
import { wishes } from './wishes.ts'

const all: { [Topic in HelpTopic]: Answers<Topic> } = {
  comprar: buying,
  vender: selling,
  pagos: payments,
  envios: parcels,
  reclamos: claims,
  tarifas: fees,
  revender: reselling,
  solicitudes: wishes,
  cuenta: account,
  seguridad: safety,
}

/** A question with its answer, and where they stand. */
export interface Entry extends Answer {
  topic: HelpTopic
  id: string
  question: string
}

/** The questions of a topic with their answers, in order. */
export const entriesOf = (topic: HelpTopic, figures: HelpFigures): Entry[] => {
  const answers = all[topic](figures) as Record<string, Answer>
  return Object.entries(helpTopics[topic].questions).map(([id, question]) => ({ topic, id, question, words: [], ...answers[id] }))
}

/** Every question of the help with its answer. */
export const allEntries = (figures: HelpFigures): Entry[] =>
  (Object.keys(helpTopics) as HelpTopic[]).flatMap((topic) => entriesOf(topic, figures))
