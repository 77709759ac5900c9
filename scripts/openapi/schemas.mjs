import * as contract from '@feria/contract'
import { z } from 'zod'
import { examples as byName } from './examples.mjs'

/** The exported schemas of each contract module get names in the document; others are inlined. */
const names = z.registry()
for (const module of Object.keys(contract.api)) {
  const exported = await import(`@feria/contract/${module}/schemas`)
  for (const [name, value] of Object.entries(exported)) {
    const isShape = value instanceof z.ZodObject || value instanceof z.ZodDiscriminatedUnion || value instanceof z.ZodUnion
    if (isShape && !names.has(value)) names.add(value, { id: name[0].toUpperCase() + name.slice(1) })
  }
}

/** A request or response schema as JSON Schema 2020-12, which OpenAPI 3.1 uses. Named parts go to `components`. */
export const schemaOf = (schema, io, components) => {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Parts of requests have no names: with defaults and transformations they differ from those of responses.
    metadata: io === 'output' ? names : z.registry(),
    // Repeated parts are inlined, so that the components have only schemas that we named.
    reused: 'inline',
    override: ({ jsonSchema, zodSchema, path }) => {
      const own = z.globalRegistry.get(zodSchema)?.examples
      const usual = byName[path.at(-1)]
      const fits = typeof usual === (jsonSchema.type === 'integer' ? 'number' : jsonSchema.type) && !jsonSchema.enum
      if (own) jsonSchema.examples = own
      else if (fits) jsonSchema.examples = [usual]
    },
  })
  for (const [name, part] of Object.entries($defs)) components[name] = withOwnRefs(part)
  return withOwnRefs(own)
}

/** References to components, without `id`, which JSON Schema reads as a URL. */
const withOwnRefs = (value) => {
  if (Array.isArray(value)) return value.map(withOwnRefs)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'id' || typeof inner !== 'string')
      .map(([key, inner]) => [key, key === '$ref' ? inner.replace('#/$defs/', '#/components/schemas/') : withOwnRefs(inner)]),
  )
}
