import { api, events, type ServedRoute } from '@feria/contract'
import { assistantRequest } from '@feria/contract/assistant/schemas'
import { paymentStart } from '@feria/contract/payments/schemas'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { assistantKind, emptyDrafts, paymentStartKind, turnsAlone } from '../testing/fields/elsewhere.ts'
import type { Kind } from '../testing/fields/kinds.ts'
import { eventKinds } from '../testing/fields/messages.ts'
import type { Reads } from '../testing/fields/shared.ts'
import { fieldTables as tables } from '../testing/fields/tables.ts'
import { AppError } from './errors.ts'
import { parse } from './parse.ts'

const parts = ['params', 'query', 'body'] as const
const routes = Object.entries(api).flatMap(([module, calls]) =>
  Object.entries(calls as Record<string, ServedRoute>).map(([name, route]) => [`${module}.${name}`, route] as const),
)

/** What a schema said of a value: the fields that it complains of, or what it read. */
const answerOf = (schema: ServedRoute['body'], value: unknown): { read: unknown } | { complaints: Record<string, string> | undefined } => {
  try {
    return { read: parse(schema, value) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'bad-input') return { complaints: error.fields }
    throw error
  }
}

/** What a kind and a schema do not agree upon, each with the value. */
const quarrels = (schema: ServedRoute['body'], { takes, refuses }: Kind): unknown[] => [
  ...takes.flatMap(([sent, read]) => {
    const answer = answerOf(schema, sent)
    return agree(answer, { read }) ? [] : [{ sent, ...answer, expected: read }]
  }),
  ...refuses.flatMap(([sent, message, at]) => {
    const answer = answerOf(schema, sent)
    const complaints = 'complaints' in answer ? (answer.complaints ?? {}) : {}
    const only = Object.keys(complaints).length === 1 ? complaints[at ?? 'body'] : undefined
    return only !== undefined && (typeof message === 'string' ? only === message : message.test(only))
      ? []
      : [{ sent, at, message, ...answer }]
  }),
]
const agree = (a: unknown, b: unknown): boolean => {
  try {
    expect(a).toEqual(b)
    return true
  } catch {
    return false
  }
}

test.each(routes)('%s accepts each valid value and refuses each invalid one by the name of its field', (name, route) => {
  const read: Reads = tables[name] ?? {}
  for (const part of parts) {
    expect(Boolean(read[part]), `what its ${part} reads stands in the table`).toBe(Boolean(route[part]))
    if (read[part]) expect(quarrels(route[part], read[part]).slice(0, 5), part).toEqual([])
  }
})

test('every entry of the table of fields is a call', () =>
  expect(Object.keys(tables).filter((name) => !routes.some(([known]) => known === name))).toEqual([]))

test.each(Object.entries(events.client))(
  'the event %s accepts each valid value and refuses each invalid one by the name of its field',
  (name, { payload }) => {
    expect(quarrels(payload, eventKinds[name] ?? { takes: [], refuses: [['', 'No hay tabla de este evento.']] }).slice(0, 5)).toEqual([])
  },
)

test.each([
  ['the start of a payment', paymentStart, paymentStartKind],
  ['a question to the assistant', assistantRequest, assistantKind],
  ['a question to the assistant without chips', assistantRequest, turnsAlone],
  ['a draft of nothing', api.assistant.draft.body, emptyDrafts],
])('%s accepts each valid value and refuses each invalid one by the name of its field', (_, schema, kind) => {
  expect(quarrels(schema, kind).slice(0, 5)).toEqual([])
})

/** The names that a schema reads, at every depth: out of its JSON schema. */
const namesIn = (json: unknown): string[] => {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, inner]) => [...(key === 'properties' ? Object.keys(inner) : []), ...namesIn(inner)])
}
/** The names that a table sends, at every depth. */
const namesSent = (sent: unknown): string[] => {
  if (typeof sent !== 'object' || sent === null) return []
  return Object.entries(sent).flatMap(([name, inner]) => [...(Array.isArray(sent) ? [] : [name]), ...namesSent(inner)])
}

test.each(routes)('%s reads no field that its table does not test', (name, route) => {
  for (const part of parts) {
    const schema = route[part]
    if (!schema) continue
    const tried = new Set(namesSent(tables[name]?.[part]?.takes.map(([sent]) => sent)))
    const read = namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
    expect(read.length, `${part} has fields`).toBeGreaterThan(0)
    expect(read.filter((field) => !tried.has(field))).toEqual([])
  }
})
