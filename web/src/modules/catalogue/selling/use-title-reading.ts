import * as api from '@feria/contract/routes'
import type { UseFormReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useRoute } from '../../../lib/use-route.ts'
import { texts } from './texts.ts'
import { fillIn, type ReadField, type Readings, readingValues } from './title-reading.ts'

/** Debounce of typing, in milliseconds. */
const PAUSE_MS = 500
/** Shorter names say too little. */
const MIN_NAME = 3
const MAX_NAME = 140

type Values = Record<ReadField, string> & { name: string; readings: Readings }

/**
 * Fills in the given fields of a form with what its `name` says, while `isOn`, and returns what to say about it. It never blocks the form:
 * a title that cannot be read leaves everything as it is.
 */
export const useTitleReading = <V extends Values>(form: UseFormReturnType<V>, fields: readonly ReadField[], isOn: boolean): string => {
  const [name] = useDebouncedValue(form.values.name.trim().slice(0, MAX_NAME), PAUSE_MS)
  const [filledIn, setFilledIn] = useState('')
  const isEnough = isOn && name.length >= MIN_NAME
  const request = { body: { text: name, of: 'product' as const } }
  const { data } = useRoute(api.assistant.read, request, { enabled: isEnough, staleTime: Number.POSITIVE_INFINITY, retry: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every reading, with the values of that moment.
  useEffect(() => {
    if (!data || !isEnough) return
    const { changes, readings } = fillIn(form.getValues(), readingValues(data), fields)
    const names = Object.keys(changes) as ReadField[]
    if (names.length === 0) return
    form.setFieldValue('readings', readings as never)
    for (const field of names) form.setFieldValue(field, changes[field] as never)
    const filled = names.filter((field) => changes[field])
    setFilledIn(filled.length > 0 ? texts.reading.done(filled.map((field) => texts.reading.fields[field]).join(', ')) : '')
  }, [data])
  return filledIn
}
