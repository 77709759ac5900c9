import type { Config } from '../../config.ts'
import type { Ai } from './ai.ts'

/** The models of the configured endpoint; without one there are none, and the client library is not loaded. */
export const openAi = async (config: Config): Promise<Ai> => {
  if (!config.AI_URL) return { embeddings: null, chat: null, vision: null }
  const { openOpenAiCompatible } = await import('./openai-compatible.ts')
  return openOpenAiCompatible({
    url: config.AI_URL,
    key: config.AI_KEY,
    embeddingModel: config.SEARCH_EMBEDDINGS ? config.AI_EMBEDDING_MODEL : undefined,
    chatModel: config.AI_CHAT_MODEL,
    visionModel: config.AI_VISION_MODEL,
  })
}
