import { z } from 'zod'

type Json = Record<string, unknown>

/**
 * The JSON schema that Fastify's serialiser compiles for an answer. What the schema does not name never leaves the server.
 * «Something or null» becomes `nullable`, since for a union the compiled code would validate each branch at run time.
 */
export const answerSchema = (answer: z.ZodType): Json =>
  z.toJSONSchema(answer, {
    io: 'output',
    target: 'draft-7',
    override: ({ jsonSchema }) => simplify(jsonSchema as Json),
  }) as Json

const simplify = (schema: Json): void => {
  // Formats and patterns would be checked, or dates rewritten; answers come from our own code.
  for (const name of ['format', 'pattern', '$schema', 'minimum', 'maximum', 'minLength', 'maxLength']) delete schema[name]
  const branches = schema.anyOf as Json[] | undefined
  const [value, none] = branches ?? []
  if (branches?.length !== 2 || none?.type !== 'null' || !value) return
  delete schema.anyOf
  Object.assign(schema, value, { nullable: true })
}
