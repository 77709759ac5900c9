type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const inline = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (isFields(value))
    return `{ ${Object.entries(value)
      .map(([name, one]) => `${name}: ${inline(one)}`)
      .join(', ')} }`
  return typeof value === 'string'
    ? /^[^\s"[{][^\n"]*$/.test(value) && !/^(null|true|false|-?[\d.]+)$/.test(value)
      ? value
      : JSON.stringify(value)
    : JSON.stringify(value)
}

const idOf = ({ id, orderId, matchId }: Fields) => id ?? orderId ?? matchId

/** Writes values as lines, one a field; a thing that was written before only by what is different now. */
export interface Printer {
  lines(value: unknown, indent?: string): string[]
}

export const createPrinter = (): Printer => {
  const before = new Map<string, Fields>()

  /** Nothing but an id, a list's member or a detail is known again by: its id and the names of its fields. */
  const keyOf = (thing: Fields): string | null => {
    const id = idOf(thing)
    return typeof id === 'string' && Object.keys(thing).length > 3 ? `${id} ${Object.keys(thing).sort().join()}` : null
  }
  const thingLines = (thing: Fields, indent: string): string[] => {
    const key = keyOf(thing)
    const last = key === null ? undefined : before.get(key)
    if (key !== null) before.set(key, thing)
    const fields = Object.entries(thing)
    if (!last) return fields.flatMap(([name, value]) => fieldLines(name, value, indent))
    const changed = fields.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(last[name]))
    const label = `${indent}${inline(idOf(thing))}${typeof thing.name === 'string' ? ` ${thing.name}` : ''}, as above`
    if (changed.length === 0) return [label]
    return [`${label} but`, ...changed.flatMap(([name, value]) => fieldLines(name, value, `${indent}  `))]
  }
  const fieldLines = (name: string, value: unknown, indent: string): string[] => {
    if (Array.isArray(value) && value.some(isFields)) return [`${indent}${name}:`, ...listLines(value, `${indent}  `)]
    if (isFields(value) && (inline(value).length > 100 || Object.values(value).some((one) => Array.isArray(one) && one.some(isFields))))
      return [`${indent}${name}:`, ...thingLines(value, `${indent}  `)]
    if (typeof value === 'string' && value.includes('\n'))
      return [`${indent}${name}: |`, ...value.split('\n').map((line) => `${indent}  ${line}`.trimEnd())]
    return [`${indent}${name}: ${inline(value)}`]
  }
  const listLines = (list: unknown[], indent: string): string[] =>
    list.flatMap((one) => {
      if (!isFields(one)) return [`${indent}- ${inline(one)}`]
      const [first = '', ...rest] = thingLines(one, `${indent}  `)
      return [`${indent}- ${first.trimStart()}`, ...rest]
    })
  const lines = (value: unknown, indent = '  '): string[] => {
    if (Array.isArray(value)) return value.length === 0 ? [`${indent}nothing`] : listLines(value, indent)
    if (isFields(value)) return Object.keys(value).length === 0 ? [`${indent}{}`] : thingLines(value, indent)
    if (typeof value === 'string' && value.includes('\n'))
      return value
        .trimEnd()
        .split('\n')
        .map((line) => `${indent}${line.trimEnd()}`)
    return [`${indent}${inline(value)}`]
  }
  return { lines }
}
