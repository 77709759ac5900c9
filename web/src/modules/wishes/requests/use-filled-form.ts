import type { Reading } from '@feria/contract/assistant/schemas'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type { RequestValues } from './request-values.ts'
import { type Filled, filledBy, fillIn, takeOff, type WishChip } from './sentence.ts'
import { useSentence } from './use-sentence.ts'

/** A form that a sentence fills in while it is typed. What a person corrected stays, and so does a chip that was taken off. */
export const useFilledForm = (fields: UseFormReturnType<RequestValues>) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const filled = useRef<Filled>({})
  // A recovered sentence has filled the form in already.
  const done = useRef(fields.getValues().sentence.trim())
  // While something is typed, «names no thing» may be said too early.
  const [wasLeft, setWasLeft] = useState(false)
  const { sentence } = fields.values
  const { isTooLong, reading, hasFailed, readNow } = useSentence(sentence)
  const apply = (read: Reading) => {
    done.current = fields.getValues().sentence.trim()
    if (read.refusal) return
    const before = fields.getValues()
    const { values, filled: now } = fillIn(before, filled.current, filledBy(read))
    filled.current = now
    fields.setValues(values)
    for (const name of ['name', 'modelo'] as const) if (values[name] !== before[name]) fields.clearFieldError(name)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reading is applied once, when it comes.
  useEffect(() => {
    if (reading && done.current !== sentence.trim()) apply(reading)
  }, [reading])
  const refusal = reading?.refusal
  return {
    field,
    isTooLong,
    hasFailed,
    refusal: refusal && (wasLeft || refusal.kind !== 'nothing') ? refusal : null,
    change: (text: string) => {
      setWasLeft(false)
      fields.setFieldValue('sentence', text)
    },
    leave: () => setWasLeft(true),
    takeOff: (chip: WishChip) => {
      const values = takeOff(chip, fields.getValues(), filled.current)
      if (values.name !== fields.getValues().name) filled.current = { ...filled.current, name: values.name, modelo: values.modelo }
      fields.setValues(values)
    },
    /** Reads what has not been read yet; false, with the focus in the sentence, if it is no wish. */
    isReady: async (): Promise<boolean> => {
      if (sentence.trim() === '') return true
      setWasLeft(true)
      const read = isTooLong ? null : await readNow()
      if (read && done.current !== sentence.trim()) apply(read)
      if (!isTooLong && !read?.refusal) return true
      field.current?.focus()
      return false
    },
  }
}
