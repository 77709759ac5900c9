import { sample } from 'openapi-sampler'
import { schemaOf } from './schemas.mjs'

/** The parameters of one part of a request: each property of its schema, with an example. */
export const parametersOf = (schema, place) => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input', {})
  return Object.entries(properties).map(([name, { examples, default: usual, ...shape }]) => {
    // A full list without a limit is longer than any allowed limit: no value expresses that.
    const isBeyond = usual > shape.maximum
    const schema = usual === undefined || isBeyond ? shape : { ...shape, default: usual }
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(isBeyond ? { description: `Without it at most ${usual}` } : {}),
      schema,
      example: examples?.[0] ?? (isBeyond ? shape.maximum : sample(schema)),
    }
  })
}
