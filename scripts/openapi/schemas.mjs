import * as contract from '@feria/contract'
import { z } from 'zod'
import { examples as byName } from './examples.mjs'

/** The exported schemas of each module of the contract get their own name in the document; what has none stands where it is used. */
const names = z.registry()
for (const module of Object.keys(contract.api)) {
  const exported = await import(`@feria/contract/${module}/schemas`)
  for (const [name, value] of Object.entries(exported)) {
    const isShape = value instanceof z.ZodObject || value instanceof z.ZodDiscriminatedUnion || value instanceof z.ZodUnion
    if (isShape && !names.has(value)) names.add(value, { id: name[0].toUpperCase() + name.slice(1) })
  }
}

/** What one side may send or is answered, as JSON Schema 2020-12, which OpenAPI 3.1 uses. Parts with a name go to `components`. */
export const schemaOf = (schema, io, components) => {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Of requests no part has a name: with its defaults and transformations it would be another one than that of an answer.
    metadata: io === 'output' ? names : z.registry(),
    // A part that is used again is written out, so that only what has a name of ours stands in the components.
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

/** References to components, and no `id`, which JSON Schema takes for an address. */
const withOwnRefs = (value) => {
  if (Array.isArray(value)) return value.map(withOwnRefs)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => key !== 'id' || typeof inner !== 'string')
      .map(([key, inner]) => [key, key === '$ref' ? inner.replace('#/$defs/', '#/components/schemas/') : withOwnRefs(inner)]),
  )
}
