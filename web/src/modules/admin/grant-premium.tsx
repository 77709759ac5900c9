import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { localDay } from '../../lib/local-time.ts'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './admin.module.css'
import { texts } from './texts.ts'
import type { Person } from './use-user-actions.ts'

const labels = texts.users

/** The end of a day in Argentina, which has no daylight saving time. */
const endOf = (day: string): string => new Date(`${day}T23:59:59-03:00`).toISOString()
const today = (): string => localDay(new Date().toISOString())

interface Props {
  /** The member to grant it to; null while closed. */
  user: Person | null
  onClose: () => void
  /** `until` is the last moment, ISO 8601, or null for no end. */
  onGrant: (user: Person, until: string | null) => void
}

/** Grants premium, optionally with a last day. */
export const GrantPremium = ({ user, onClose, onGrant }: Props) => {
  const [day, setDay] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (user) onGrant(user, day ? endOf(day) : null)
    setDay('')
  }
  return (
    <Sheet isOpen={user !== null} onClose={onClose} title={labels.askPremium(user?.name ?? '')} size="sm">
      <form noValidate className={classes.grant} onSubmit={submit}>
        <p>{labels.premiumText}</p>
        <TextInput
          type="date"
          label={labels.premiumUntil}
          min={today()}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Button type="submit" fullWidth>
          {labels.grant}
        </Button>
      </form>
    </Sheet>
  )
}
