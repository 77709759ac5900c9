import type OpenAI from 'openai'
import { z } from 'zod'
import type { Look, Vision } from './ai.ts'
import { openBreaker } from './endpoint.ts'
import { withoutThoughts } from './thoughts.ts'

const MAX_TOKENS = 1200

const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
})

/** A vision model over OpenAI's protocol: pictures as data URLs, since Ollama fetches none, and answers bound to a schema. */
export const openVision = (client: OpenAI, model: string): Vision => {
  const breaker = openBreaker()

  const ask = async <T>({ instructions, text, pictures, answer }: Look<T>, withinMs: number): Promise<T> => {
    const { $schema: _, ...schema } = z.toJSONSchema(answer, { io: 'input' })
    const seen = pictures.map((bytes) => ({
      type: 'image_url' as const,
      image_url: { url: `data:image/jpeg;base64,${bytes.toString('base64')}` },
    }))
    const response = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: [{ type: 'text', text }, ...seen] },
        ],
        max_tokens: MAX_TOKENS,
        temperature: 0,
        response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
      },
      { timeout: withinMs, signal: AbortSignal.timeout(withinMs) },
    )
    const [choice] = completion.parse(response).choices
    if (!choice || choice.message.refusal || choice.finish_reason === 'content_filter') throw new Error('The model refused.')
    return answer.parse(jsonIn(choice.message.content ?? ''))
  }

  return { model, look: (question, withinMs) => breaker.execute(() => ask(question, withinMs)).catch(() => null) }
}

/** The JSON of an answer: models without schema support put it in a code fence or after their reasoning. */
const jsonIn = (text: string): unknown => {
  const thoughts = withoutThoughts()
  const reply = thoughts.take(text) + thoughts.rest()
  return JSON.parse(reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1))
}
