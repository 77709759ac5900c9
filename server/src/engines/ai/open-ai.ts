import type { Config } from '../../config.ts'
import type { Ai } from './ai.ts'
import { openOpenAiCompatible } from './openai-compatible.ts'

/** The models of the operator's endpoint; none where no address is set. */
export const openAi = ({ AI_URL, AI_KEY, AI_EMBEDDING_MODEL, SEARCH_EMBEDDINGS }: Config): Ai => {
  if (!AI_URL) return { embeddings: null }
  return openOpenAiCompatible({ url: AI_URL, key: AI_KEY, embeddingModel: SEARCH_EMBEDDINGS ? AI_EMBEDDING_MODEL : undefined })
}
