import type { Request, Route } from '@feria/contract'
import type { User } from '@feria/contract/accounts/schemas'
import * as api from '@feria/contract/routes'
import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type CallError, explain } from '../../../lib/call.ts'
import { suspensionOf } from '../../../lib/suspension.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { PasswordField } from '../password-field.tsx'
import { CodeField } from '../security/code-field.tsx'
import { texts as securityTexts } from '../security/texts.ts'
import { useNeedsCode } from '../security/use-needs-code.ts'
import { texts as accountTexts } from '../texts.ts'
import { keepUser } from './own-user.ts'
import classes from './personal-info.module.css'
import { texts } from './texts.ts'

const labels = texts.personal
type Body = Request<typeof api.accounts.update>['body']

interface Props {
  user: User
  name: 'name' | 'email' | 'phone' | 'address'
  label: string
  /** The error of a typed value; null if none. */
  check?: (value: string) => string | null
  /** True if the change needs the password, and a code if the second factor is on. */
  isGuarded?: boolean
  input?: TextInputProps
  /** Routes to refetch beside the profile. */
  refreshes?: Pick<Route, 'method' | 'path'>[]
  onSaved: (user: User) => void
  onFailed?: (error: CallError) => void
  /** Shown under the value, e.g. a pending change. */
  children?: ReactNode
}

const CODES: Record<string, string> = {
  'accounts.bad-phone': 'phone',
  'accounts.email-taken': 'email',
  'accounts.wrong-password': 'password',
  'accounts.wrong-code': 'code',
}

const nothingWrong: Record<'value' | 'password' | 'code', string | null> = { value: null, password: null, code: null }

/** The message of a refused change for this field; null if it is about another. */
const refusalOf = (error: CallError | null, field: string): string | null => {
  if (!error) return null
  return error.fields[field] ?? (CODES[error.code] === field ? error.message : null)
}

/**
 * A field of the member's profile, edited in place with «Guardar» and «Cancelar»; Enter saves, Escape cancels, and the focus returns. A
 * suspended member only reads it.
 */
export const EditableFact = ({
  user,
  name,
  label,
  check,
  isGuarded = false,
  input,
  refreshes = [],
  onSaved,
  onFailed,
  children,
}: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState(nothingWrong)
  const { needsCode, checkError } = useNeedsCode(isGuarded)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const update = useAction(api.accounts.update, {
    refreshes: [api.orders.me, api.accounts.get, ...refreshes],
    onSuccess: (saved) => {
      keepUser(saved)
      setTyped(null)
      onSaved(saved)
    },
    onError: (error) => {
      checkError(error)
      onFailed?.(error)
    },
  })
  const isEditing = typed !== null
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const open = () => {
    update.reset()
    setPassword('')
    setCode('')
    setWrong(nothingWrong)
    setTyped(user[name] ?? '')
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (typed === null || update.isPending) return
    const found = {
      value: check?.(typed) ?? null,
      password: isGuarded && password === '' ? accountTexts.passwordMissing : null,
      code: needsCode && code.trim() === '' ? securityTexts.codeMissing : null,
    }
    setWrong(found)
    if (found.value ?? found.password ?? found.code) return
    const body: Body = { [name]: typed.trim() || null, ...(isGuarded ? { password } : {}), ...(needsCode ? { code } : {}) }
    update.mutate({ params: { id: user.id }, body })
  }
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !update.isPending) setTyped(null)
  }
  const { error } = update
  const refused = { value: refusalOf(error, name), password: refusalOf(error, 'password'), code: refusalOf(error, 'code') }
  if (!isEditing) {
    return (
      <div className={classes.fact}>
        <div className={classes.words}>
          <h3 className={classes.label}>{label}</h3>
          <p className={user[name] ? classes.value : classes.none}>{user[name] || labels.none}</p>
          {children}
        </div>
        {!suspensionOf(user) && (
          <Button ref={edit} variant="default" aria-label={labels.editOf(label)} onClick={open}>
            {labels.edit}
          </Button>
        )}
      </div>
    )
  }
  return (
    <form noValidate className={classes.form} onSubmit={save} onKeyDown={cancelOnEscape}>
      <TextInput
        autoFocus
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={wrong.value ?? refused.value}
        {...input}
      />
      {isGuarded && (
        <PasswordField
          label={labels.password}
          description={labels.passwordHint}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={wrong.password ?? refused.password}
        />
      )}
      {needsCode && (
        <CodeField
          description={securityTexts.eitherHint}
          inputMode="text"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={wrong.code ?? refused.code}
        />
      )}
      {error && !Object.values(refused).some(Boolean) && <InlineNotice kind="error">{explain(error, labels.failed)}</InlineNotice>}
      <div className={classes.buttons}>
        <Button type="submit" loading={update.isPending}>
          {labels.save}
        </Button>
        <Button variant="default" disabled={update.isPending} onClick={() => setTyped(null)}>
          {labels.cancel}
        </Button>
      </div>
    </form>
  )
}
