import type { ServedRoute } from '@feria/contract'
import buildWriter from 'fast-json-stringify'
import { z } from 'zod'

type Json = Record<string, unknown>

/**
 * Serialises the responses of a call with a function compiled from their schema. It is compiled on first use: two hundred calls would
 * take a seventh of a cold start, and most processes answer few of them.
 */
export const answerWriter = (answer: z.ZodType): ((data: unknown) => string) => {
  let write: ((data: unknown) => string) | undefined
  return (data) => {
    write ??= buildWriter(answerSchema(answer))
    return write(data)
  }
}

/** The writers of a call: of its usual responses, and of those in cards where it has them. */
export const writersOf = ({ answer, cards = answer }: ServedRoute) => [answerWriter(answer), answerWriter(cards)] as const

/** Whether a call, whose input was parsed, asks for cards. */
export const asksForCards = ({ query }: { query: unknown }): boolean => (query as { view?: string } | undefined)?.view === 'card'

/**
 * The JSON schema that responses are serialised by. What the schema does not name never leaves the server. «Something or null» becomes
 * `nullable`, since for a union the compiled code would validate each branch at run time.
 */
const answerSchema = (answer: z.ZodType): Json =>
  z.toJSONSchema(answer, {
    io: 'output',
    target: 'draft-7',
    override: ({ jsonSchema }) => simplify(jsonSchema as Json),
  }) as Json

const simplify = (schema: Json): void => {
  // Formats and patterns would be checked and dates rewritten, but responses come from our own code.
  for (const name of ['format', 'pattern', '$schema', 'minimum', 'maximum', 'minLength', 'maxLength']) delete schema[name]
  const branches = schema.anyOf as Json[] | undefined
  const [value, none] = branches ?? []
  if (branches?.length !== 2 || none?.type !== 'null' || !value) return
  delete schema.anyOf
  Object.assign(schema, value, { nullable: true })
}
