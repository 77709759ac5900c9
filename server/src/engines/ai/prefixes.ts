import type { TextRole } from './ai.ts'

interface Prefixes {
  model: RegExp
  query: string
  passage: string
}

const TASK = 'Given a search in a marketplace, retrieve the products that it means'

/** How each family of models wants its texts announced; the first that fits the name counts, a model of none gets its texts bare. */
const families: Prefixes[] = [
  { model: /e5.*instruct/i, query: `Instruct: ${TASK}\nQuery: `, passage: '' },
  { model: /e5/i, query: 'query: ', passage: 'passage: ' },
  { model: /embedding-?gemma/i, query: 'task: search result | query: ', passage: 'title: none | text: ' },
  { model: /qwen3-embedding/i, query: `Instruct: ${TASK}\nQuery:`, passage: '' },
]

/** A text as a model was trained to read it. */
export const announced = (model: string, role: TextRole, text: string): string => {
  const family = families.find((known) => known.model.test(model))
  return family ? family[role] + text : text
}
