import { MAX_NEAR } from '@feria/contract/catalogue/values'
import { Button, TextInput } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import classes from './swipe-page.module.css'
import { texts } from './texts.ts'

/** The place around which products are shown; editable, and stored on this device. */
export const PlaceLine = ({ near, onChange }: { near: string; onChange: (near: string) => void }) => {
  const [typed, setTyped] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed !== null) onChange(typed.trim())
    setTyped(null)
  }
  if (typed === null) {
    return (
      <p className={classes.place}>
        <IconMapPin size={18} aria-hidden="true" />
        {near ? texts.nearIs(near) : texts.nearNone}
        <Button variant="subtle" px="xs" onClick={() => setTyped(near)}>
          {texts.change}
        </Button>
      </p>
    )
  }
  return (
    <form noValidate className={classes.placeForm} onSubmit={submit}>
      <TextInput
        aria-label={texts.near}
        placeholder={texts.nearHint}
        autoComplete="address-level2"
        autoFocus
        maxLength={MAX_NEAR}
        leftSection={<IconMapPin size={20} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">{texts.apply}</Button>
    </form>
  )
}
