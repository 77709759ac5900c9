import OpenAI from 'openai'
import { z } from 'zod'
import { circuitStateOf } from '../circuits.ts'
import type { Ai, Embeddings, TextRole } from './ai.ts'
import { boundedFetch, openBreaker } from './endpoint.ts'
import { openChat } from './openai-chat.ts'
import { openVision } from './openai-vision.ts'
import { announced } from './prefixes.ts'

interface Endpoint {
  /** The base URL, ending in /v1. */
  url: string
  key: string | undefined
  embeddingModel: string | undefined
  chatModel?: string | undefined
  visionModel?: string | undefined
}

/** The start of a text says what it is about; models of 512 tokens take no more. */
const LONGEST_TEXT = 1600

const vectors = z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) }))

/** Models of any server with OpenAI's protocol: Ollama, vLLM, llama.cpp or a service. */
export const openOpenAiCompatible = ({ url, key, embeddingModel, chatModel, visionModel }: Endpoint): Ai => {
  // Local servers need no key, but the client does.
  const client = new OpenAI({ baseURL: url, apiKey: key ?? 'none', maxRetries: 0, fetch: boundedFetch, logLevel: 'off' })
  return {
    embeddings: embeddingModel ? openEmbeddings(client, embeddingModel) : null,
    chat: chatModel ? openChat(client, chatModel) : null,
    vision: visionModel ? openVision(client, visionModel) : null,
  }
}

const openEmbeddings = (client: OpenAI, model: string): Embeddings => {
  const breaker = openBreaker()
  const ask = async (texts: string[], role: TextRole, withinMs: number): Promise<number[][]> => {
    const input = texts.map((text) => announced(model, role, text.slice(0, LONGEST_TEXT)))
    // Some servers do not know base64, the client's default. The signal also ends a response that hangs after its head.
    const signal = AbortSignal.timeout(withinMs)
    const answer = await client.embeddings.create({ model, input, encoding_format: 'float' }, { timeout: withinMs, signal })
    return inOrder(vectors.parse(answer.data), texts.length)
  }
  return {
    model,
    circuit: () => circuitStateOf(breaker),
    embed: (texts, role, withinMs) =>
      texts.length === 0 ? Promise.resolve([]) : breaker.execute(() => ask(texts, role, withinMs)).catch(() => null),
  }
}

const inOrder = (data: z.output<typeof vectors>, count: number): number[][] => {
  const ordered = data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding)
  const isWhole = ordered.length === count && ordered.every(({ length }) => length === ordered[0]?.length)
  if (!isWhole) throw new Error('The endpoint did not answer one vector a text.')
  return ordered.map(normalised)
}

const normalised = (vector: number[]): number[] => {
  const length = Math.hypot(...vector)
  if (!Number.isFinite(length) || length === 0) throw new Error('The endpoint answered a vector without a direction.')
  return vector.map((value) => value / length)
}
