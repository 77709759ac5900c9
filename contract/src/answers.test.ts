import { expect, test } from 'vitest'
import type { z } from 'zod'
import * as accounts from './accounts/schemas.ts'
import * as security from './accounts/security-schemas.ts'
import * as accountsValues from './accounts/values.ts'
import * as assistant from './assistant/schemas.ts'
import * as assistantValues from './assistant/values.ts'
import * as catalogue from './catalogue/schemas.ts'
import * as catalogueValues from './catalogue/values.ts'
import * as chat from './chat/schemas.ts'
import * as chatValues from './chat/values.ts'
import { api, events, type ServedRoute } from './index.ts'
import { currencies } from './money.ts'
import { notificationTypes } from './notifications/kinds.ts'
import * as notifications from './notifications/schemas.ts'
import * as ordersAddresses from './orders/addresses.ts'
import * as orders from './orders/schemas.ts'
import * as ordersValues from './orders/values.ts'
import * as payments from './payments/schemas.ts'
import * as paymentsValues from './payments/values.ts'
import * as prospecting from './prospecting/schemas.ts'
import * as prospectingValues from './prospecting/values.ts'
import * as reselling from './reselling/schemas.ts'
import * as resellingValues from './reselling/values.ts'
import * as reviews from './reviews/schemas.ts'
import * as reviewsValues from './reviews/values.ts'
import * as search from './search/schemas.ts'
import * as searchValues from './search/values.ts'
import * as uploads from './uploads/schemas.ts'
import * as wishes from './wishes/schemas.ts'
import * as wishesValues from './wishes/values.ts'

const modules = {
  accounts,
  security,
  uploads,
  catalogue,
  search,
  chat,
  payments,
  orders,
  wishes,
  reselling,
  reviews,
  prospecting,
  assistant,
  notifications,
}

interface Definition {
  type: string
  format?: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  valueType?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
  entries?: Record<string, string>
  values?: unknown[]
  checks?: { _zod: { def: { check: string; maximum?: number } } }[]
}
const isSchema = (value: unknown): value is z.ZodType => typeof value === 'object' && value !== null && '_zod' in value

/** What is sent, and tried field by field elsewhere (server/src/core/fields.test.ts). */
const SENT: unknown[] = [catalogue.productFields, search.searchQuery, payments.paymentStart, assistant.assistantRequest]
/** What has a name of its own is written out once, and by its name elsewhere. */
const names = new Map<unknown, string>()
for (const [module, exported] of Object.entries(modules))
  for (const [name, value] of Object.entries(exported))
    if (isSchema(value) && !SENT.includes(value) && !names.has(value)) names.set(value, `${module}.${name}`)
const words: Record<string, unknown> = {
  ...accountsValues,
  ...assistantValues,
  ...catalogueValues,
  ...chatValues,
  ...ordersValues,
  ...ordersAddresses,
  ...paymentsValues,
  ...prospectingValues,
  ...resellingValues,
  ...reviewsValues,
  ...searchValues,
  ...wishesValues,
  currencies,
  notificationTypes,
}
const lists = Object.entries(words).filter(
  (entry): entry is [string, string[]] => Array.isArray(entry[1]) && typeof entry[1][0] === 'string',
)
const wordsOf = (entries: object) => Object.values(entries).join('|')
const listNames = new Map(lists.map(([name, list]) => [wordsOf(list), name]))

const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition
const shapeOf = (schema: unknown) => Object.entries(definitionOf(schema as z.ZodType).shape ?? {})

/** A thing field by field; another one that it has in full stands there by its name. */
const thingOf = (schema: z.ZodType): string => {
  const own = new Map(shapeOf(schema))
  const isIn = ([field, inner]: [string, z.ZodType]) => own.get(field) === inner
  const [base, name] =
    [...names]
      .filter(([other]) => other !== schema && shapeOf(other).length > 3 && shapeOf(other).length < own.size && shapeOf(other).every(isIn))
      .sort(([a], [b]) => shapeOf(b).length - shapeOf(a).length)[0] ?? []
  const taken = name ? shapeOf(base).map(([field]) => field) : []
  const rest = [...own].flatMap(([field, inner]) => (taken.includes(field) ? [] : [`${field}: ${formOf(inner)}`]))
  return `{ ${[...(name ? [`...${name}`] : []), ...rest].join(', ')} }`
}

const formOf = (schema: z.ZodType, isNamed = true): string => {
  const name = names.get(schema)
  if (isNamed && name) return name
  const { type, format, shape, element, valueType, innerType, options, entries, values, checks } = definitionOf(schema)
  const most = checks?.map(({ _zod: { def } }) => (def.maximum === undefined ? '' : `{≤${def.maximum}}`)).join('') ?? ''
  if (shape) return thingOf(schema)
  if (element) return `${formOf(element)}[]${most}`
  if (valueType) return `by text ${formOf(valueType)}`
  if (options) return options.map((option) => formOf(option)).join(' | ')
  if (entries)
    return (
      listNames.get(wordsOf(entries)) ??
      Object.values(entries)
        .map((word) => `'${word}'`)
        .join(' | ')
    )
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (type === 'nullable' && innerType) return `${formOf(innerType)} | null`
  if (type === 'optional' && innerType) return `${formOf(innerType)} or left out`
  if (innerType) return formOf(innerType)
  return { safeint: 'int', uuid: 'id' }[format ?? ''] ?? type
}

/** Names of server events by their payload, where several have the same. */
const pushed = Object.entries(events.server).reduce(
  (all, [name, { payload }]) => all.set(formOf(payload), [...(all.get(formOf(payload)) ?? []), name]),
  new Map<string, string[]>(),
)
const routes = Object.values(api).flatMap((calls) => Object.values(calls) as ServedRoute[])
const lines = [
  '# What calls answer and events carry; «vitest run contract/src/answers.test.ts -u» writes it anew where a change is meant.',
  '',
  ...lists.map(([name, list]) => `${name} = ${(list as string[]).join(' | ')}`),
  '',
  ...[...names].map(([schema, name]) => `${name} = ${formOf(schema as z.ZodType, false)}`),
  '',
  ...routes.map(
    ({ method, path, status = 200, isPaged, answer, cards }) =>
      `${method} ${path} ${status}${isPaged ? ' paged' : ''} → ${formOf(answer)}${cards ? `, or ${formOf(cards)}` : ''}`,
  ),
  '',
  ...Object.entries(events.client).map(([name, { answer }]) => `emitted ${name} → ${formOf(answer)}`),
  ...[...pushed].map(([form, events]) => `pushed ${events.join(', ')} → ${form}`),
]

test('answers and events have the fields, types and values that answers.txt lists', async () => {
  expect(lines.length).toBeGreaterThan(200)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('answers.txt')
})
