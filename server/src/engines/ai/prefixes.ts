import type { TextRole } from './ai.ts'

interface Prefixes {
  model: RegExp
  query: string
  passage: string
}

const TASK = 'Given a search in a marketplace, retrieve the products that it means'

/** The prefixes that each family of models expects; the first match of the name counts, other models get bare texts. */
const families: Prefixes[] = [
  { model: /e5.*instruct/i, query: `Instruct: ${TASK}\nQuery: `, passage: '' },
  { model: /e5/i, query: 'query: ', passage: 'passage: ' },
  { model: /embedding-?gemma/i, query: 'task: search result | query: ', passage: 'title: none | text: ' },
  { model: /qwen3-embedding/i, query: `Instruct: ${TASK}\nQuery:`, passage: '' },
]

/** A text with the prefix that the model was trained with. */
export const announced = (model: string, role: TextRole, text: string): string => {
  const family = families.find((known) => known.model.test(model))
  return family ? family[role] + text : text
}
