import type OpenAI from 'openai'
import { z } from 'zod'
import type { Chat, ChatMessage, ChatPiece, Timeouts, Tool, ToolCall } from './ai.ts'
import { openBreaker } from './endpoint.ts'
import { withoutThoughts } from './thoughts.ts'

type Sent = OpenAI.Chat.Completions.ChatCompletionMessageParam

/** Longer answers than anybody reads. */
const MAX_TOKENS = 700
const MAX_CALLS = 4

/** The fields of a streamed chunk that matter. Arguments come as fragments of text, from some servers whole as an object. */
const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          refusal: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                index: z.int().min(0).max(50).default(0),
                id: z.string().nullish(),
                function: z
                  .object({ name: z.string().nullish(), arguments: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish() })
                  .nullish(),
              }),
            )
            .nullish(),
        })
        .nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
})

interface HalfCall {
  id: string
  name: string
  text: string
  whole: Record<string, unknown> | null
}

/** A chat model over OpenAI's protocol. `tool_choice` is never sent, since some servers refuse it. */
export const openChat = (client: OpenAI, model: string): Chat => {
  const breaker = openBreaker()

  const read = async (
    messages: ChatMessage[],
    tools: Tool[],
    signal: AbortSignal,
    onChunk: () => void,
    emit: (piece: ChatPiece) => void,
  ) => {
    const stream = await client.chat.completions.create(
      {
        model,
        messages: messages.map(sentAs),
        stream: true,
        max_tokens: MAX_TOKENS,
        temperature: 0.2,
        ...(tools.length > 0 ? { tools: tools.map(toolAs) } : {}),
      },
      { signal },
    )
    const thoughts = withoutThoughts()
    const calls = new Map<number, HalfCall>()
    let end: string | null = null
    let isAnything = false
    for await (const piece of stream) {
      onChunk()
      const [choice] = chunk.parse(piece).choices
      if (choice?.delta?.refusal) throw new Error('The model refused.')
      const text = thoughts.take(choice?.delta?.content ?? '')
      if (text) emit({ kind: 'text', text })
      isAnything ||= text.trim() !== ''
      for (const part of choice?.delta?.tool_calls ?? []) gather(calls, part.index, part.id, part.function)
      end = choice?.finish_reason ?? end
    }
    // Without a reason it broke off; `content_filter` is a refusal.
    if (end === null || end === 'content_filter') throw new Error(`The answer ended with ${end ?? 'nothing'}.`)
    const rest = thoughts.rest()
    if (rest) emit({ kind: 'text', text: rest })
    const whole = [...calls.values()].slice(0, MAX_CALLS).map((call) => readCall(call, tools))
    if (!isAnything && !rest && whole.length === 0) throw new Error('The model said nothing.')
    for (const call of whole) emit({ kind: 'call', call })
  }

  return {
    model,
    converse: (messages, tools, timeouts) => {
      const gone = new AbortController()
      return new ReadableStream<ChatPiece>({
        start: (to) => {
          const emit = (piece: ChatPiece) => void (gone.signal.aborted || to.enqueue(piece))
          const work = (onChunk: () => void, signal: AbortSignal) => read(messages, tools, signal, onChunk, emit)
          // Not awaited: text must be passed on while more arrives.
          void breaker
            .execute(() => within(timeouts, gone.signal, work))
            .catch(() => emit({ kind: 'failed' }))
            .then(() => void (gone.signal.aborted || to.close()))
        },
        cancel: () => gone.abort(),
      })
    },
  }
}

/** Aborts work that exceeds either timeout, or that nobody waits for any more, which is not a failure. */
const within = async (
  { withinMs, silenceMs }: Timeouts,
  gone: AbortSignal,
  work: (onChunk: () => void, signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const silent = new AbortController()
  const silence = setTimeout(() => silent.abort(), silenceMs)
  const signal = AbortSignal.any([gone, silent.signal, AbortSignal.timeout(withinMs)])
  // The client may wait for a hanging response whatever the signal says.
  const ended = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('It took too long.')), { once: true }),
  )
  try {
    await Promise.race([work(() => void silence.refresh(), signal), ended])
    // The client takes an aborted stream for a finished one.
    if (signal.aborted) throw new Error('It took too long.')
  } catch (error) {
    if (!gone.aborted) throw error
  } finally {
    clearTimeout(silence)
  }
}

const gather = (
  calls: Map<number, HalfCall>,
  index: number,
  id: string | null | undefined,
  part: { name?: string | null | undefined; arguments?: string | Record<string, unknown> | null | undefined } | null | undefined,
): void => {
  const call = calls.get(index) ?? { id: id ?? `call_${index}`, name: '', text: '', whole: null }
  call.name ||= part?.name ?? ''
  if (typeof part?.arguments === 'string') call.text += part.arguments
  else if (part?.arguments) call.whole = part.arguments
  calls.set(index, call)
}

const readCall = ({ id, name, text, whole }: HalfCall, tools: Tool[]): ToolCall => {
  const tool = tools.find((known) => known.name === name)
  const read = tool?.input.safeParse(whole ?? readJson(text))
  return { id, name, input: read?.success ? read.data : null }
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const toolAs = ({ name, description, input }: Tool): OpenAI.Chat.Completions.ChatCompletionTool => {
  const { $schema: _, ...parameters } = z.toJSONSchema(input, { io: 'input' })
  return { type: 'function', function: { name, description, parameters } }
}

const sentAs = (message: ChatMessage): Sent => {
  if (message.role === 'result') return { role: 'tool', tool_call_id: message.callId, content: message.content }
  if (message.role !== 'calls') return { role: message.role, content: message.content }
  return {
    role: 'assistant',
    content: '',
    tool_calls: message.calls.map(({ id, name, input }) => ({
      id,
      type: 'function' as const,
      function: { name, arguments: JSON.stringify(input ?? {}) },
    })),
  }
}
