import { type ChangeEvent, type FormEvent, startTransition, useActionState, useState } from 'react'
import { CallError } from '../../lib/call.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useTypedEarly } from '../../lib/use-typed-early.ts'
import { fieldErrors } from '../../ui/field-errors.ts'

type Texts<Name extends string> = Record<Name, string>
type Errors<Name extends string> = Partial<Record<Name, string | null | undefined>>

interface Options<Name extends string, Kept extends Name> {
  /** The name of the draft, and the fields that it keeps: never a password. */
  draft: string
  kept: Texts<Kept>
  /** All fields, with what goes before a draft. */
  initial: Texts<Name>
  check: (values: Texts<Name>) => Errors<Name>
  /** Calls the server. The errors of a refusal stand at their fields. */
  send: (values: Texts<Name>) => Promise<void>
}

/**
 * A form of a few text fields on a page that the server renders, with a draft and without anything typed early being lost. The libraries
 * of forms and of queries would weigh more than such a page.
 */
export const useAccountForm = <Name extends string, Kept extends Name>({ draft, kept, initial, check, send }: Options<Name, Kept>) => {
  const stored = useDraft(draft, kept)
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({})
  const form = useTypedEarly(setTyped)
  const [errors, setErrors] = useState<Errors<Name>>({})
  const names = Object.keys(initial) as Name[]
  const textOf = (name: Name) => typed[name] ?? (initial[name] || ((stored.initial as Partial<Texts<Name>>)[name] ?? ''))
  const values = Object.fromEntries(names.map((name) => [name, textOf(name)])) as Texts<Name>
  const [error, act, isPending] = useActionState(async (_: CallError | null, sent: Texts<Name> | null) => {
    if (!sent) return null
    try {
      await send(sent)
      stored.clear()
      return null
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setErrors(fieldErrors(error, names) as Errors<Name>)
      return error
    }
  }, null)
  const run = (sent: Texts<Name> | null) => startTransition(() => act(sent))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = check(values)
    setErrors(wrong)
    if (!isPending && names.every((name) => !wrong[name])) run(values)
  }
  const set = (name: Name, value: string) => {
    setTyped({ ...typed, [name]: value })
    setErrors({ ...errors, [name]: undefined })
    stored.save({ ...values, [name]: value })
  }
  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, value),
  })
  return {
    values,
    field,
    set,
    /** Of the last call; null while there was none or it succeeded. */
    error,
    /** True if the last refusal is about a field, where it stands. */
    isAtField: error !== null && names.some((name) => error.fields[name]),
    isPending,
    /** Forgets the last error. */
    reset: () => run(null),
    clearDraft: stored.clear,
    /** The properties of the form's element. */
    form: { ref: form, method: 'post', noValidate: true, onSubmit },
  }
}
