import type { z } from 'zod'
import { hashOf, idOf } from './names.ts'
import { NOW, special } from './values.ts'

/** As far as answers use the definitions of zod. */
interface Definition {
  type: string
  format?: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  entries?: Record<string, string>
  values?: unknown[]
  checks?: { _zod: { def: { check: string; value?: number } } }[]
}

/** The way in which lists are empty and nothing else is there that may be left out. */
export const NOTHING = -1

const HOUR_MS = 3_600_000
/** Items of a list: one is as the whole answer, the others are made otherwise, so that a list shows what its items can be. */
const ITEMS = 3
const MAX_ITEMS = 5

const defOf = (schema: z.ZodType) => schema.def as unknown as Definition

/** How many ways there are to fill an answer, lists apart: as many as the longest list of words among its fields has. */
const waysOf = (schema: z.ZodType, seen = new Set<z.ZodType>()): number => {
  if (seen.has(schema)) return 0
  seen.add(schema)
  const { shape, innerType, entries } = defOf(schema)
  if (entries) return Object.keys(entries).length
  if (innerType) return waysOf(innerType, seen)
  return Math.max(0, ...Object.values(shape ?? {}).map((inner) => waysOf(inner, seen)))
}

/** Whether something is so in the `way`: in the first everything, in the second nothing, then by its name. */
const isSo = (path: string, way: number): boolean => (way < 2 ? way === 0 : hashOf(`${way} ${path}`) % 2 === 0)

/** How many items a list has: none where nothing is there; a list inside another answer is empty in the second way too. */
const countIn = (element: z.ZodType, path: string, way: number): number => {
  if (way === NOTHING) return 0
  if (way === 1) return path.includes('.') ? 0 : 1
  return Math.min(MAX_ITEMS, Math.max(ITEMS, waysOf(element)))
}

const FUTURE = /until|deadline|expires|endsAt|dueAt|nextAt/i

const textAt = (path: string, way: number, format?: string): string => {
  const parts = path.split('.')
  const name = parts.at(-1) ?? ''
  const number = hashOf(path)
  if (format === 'uuid') return idOf(path)
  if (format === 'date') return new Date(NOW - (number % 20) * 24 * HOUR_MS).toISOString().slice(0, 10)
  if (format === 'date-time') {
    const away = ((number % 300) + 1) * HOUR_MS
    return new Date(NOW + (FUTURE.test(name) && way !== 1 ? away : -away)).toISOString()
  }
  if (/image|picture|photo|preview/i.test(name) || /images|pictures|photos/i.test(parts.at(-2) ?? '')) return `/images/${path}.svg`
  if (/email/i.test(name)) return `${parts.slice(-2).join('.')}@feria.example`
  if (/url|link$/i.test(name)) return `https://otra.example/${path}`
  return `‹${parts.slice(-3).join('.')}›`
}

const numberAt = (path: string, way: number, isWhole: boolean): number => {
  const number = hashOf(path)
  if (way === NOTHING) return 0
  if (isWhole) return [2 + (number % 7), 1, 0][way] ?? number % 30
  return [1000 + (number % 90_000) + 0.5, 1000 + (number % 9000), 0][way] ?? 100 + (number % 90_000) / 4
}

/**
 * A value that a schema allows, filled in one of several ways: in the first every field is there, true, and the first word of its list, in
 * the second nothing that may be left out is there, and so on. Texts are the names of their fields, so that an outline says what stands
 * where.
 */
export const sample = (schema: z.ZodType, way: number, path: string): unknown => {
  const fixed = special(path, way)
  if (fixed !== undefined) return fixed
  const { type, format, shape, element, innerType, entries, values, checks } = defOf(schema)
  if (shape)
    return Object.fromEntries(
      Object.entries(shape).flatMap(([name, inner]) => {
        const value = sample(inner, way, path ? `${path}.${name}` : name)
        return value === undefined ? [] : [[name, value]]
      }),
    )
  if (element) {
    return Array.from({ length: countIn(element, path, way) }, (_, n) => sample(element, way + n, `${path}.${n + 1}`))
  }
  if (type === 'nullable' && innerType) return isSo(path, way) ? sample(innerType, way, path) : null
  if (type === 'optional' && innerType) return isSo(path, way) ? sample(innerType, way, path) : undefined
  if (innerType) return sample(innerType, way, path)
  if (entries) return Object.values(entries)[Math.abs(way) % Object.keys(entries).length]
  if (values) return values[Math.abs(way) % values.length]
  if (type === 'boolean') return isSo(path, way)
  if (type === 'number') {
    const most = checks
      ?.map(({ _zod: { def } }) => (def.check === 'less_than' ? def.value : undefined))
      .find((value) => value !== undefined)
    const value = numberAt(path, way, format === 'safeint')
    return most !== undefined && value > most ? most * ([0.93, 1, 0.5][Math.abs(way) % 3] ?? 1) : value
  }
  if (type === 'record') return { [`${path}.uno`]: 'uno', [`${path}.dos`]: 'dos' }
  if (type === 'unknown') return path
  const noted = (schema as unknown as { meta: () => { format?: string } | undefined }).meta()?.format
  return textAt(path, way, format ?? noted)
}
