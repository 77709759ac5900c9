import type { PhoneState } from '@feria/contract/phones/schemas'
import * as api from '@feria/contract/routes'
import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { queryKey, useAction } from '../../lib/use-route.ts'
import { AgainButton, useWait } from '../../ui/again-button.tsx'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { CodeField } from '../accounts/security/code-field.tsx'
import classes from './identities.module.css'
import { texts } from './texts.ts'

const labels = texts.phone
/** How long a message may take: until then another would only make the first one void. */
const WAIT_SECONDS = 60

const useKeep = () => {
  const client = useQueryClient()
  return (state: PhoneState) => client.setQueryData(queryKey(api.phones.mine, {}), state)
}

/** The number that a code goes to. */
const PhoneForm = ({ phone, onSent }: { phone: string; onSent: () => void }) => {
  const [typed, setTyped] = useState(phone)
  const [isMissing, setIsMissing] = useState(false)
  const keep = useKeep()
  const send = useAction(api.phones.send, {
    onSuccess: (state) => {
      keep(state)
      onSent()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(typed.trim() === '')
    if (typed.trim() !== '' && !send.isPending) send.mutate({ body: { phone: typed.trim() } })
  }
  const ofField = send.error?.fields.phone
  return (
    <form noValidate className={classes.phone} onSubmit={submit}>
      <TextInput
        autoFocus
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        label={labels.number}
        description={labels.numberHint}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isMissing && typed.trim() === '' ? labels.numberMissing : ofField}
      />
      {send.error && !ofField && <InlineNotice kind="error">{explain(send.error, labels.sendFailed)}</InlineNotice>}
      <Button type="submit" loading={send.isPending}>
        {labels.send}
      </Button>
    </form>
  )
}

/** Another code for the same number, once there was time for the first. */
const Another = ({ phone }: { phone: string }) => {
  const [left, wait] = useWait(WAIT_SECONDS, true)
  const keep = useKeep()
  const send = useAction(api.phones.send, {
    onSuccess: (state) => {
      keep(state)
      wait()
    },
    onError: (error) => void notify({ message: explain(error, labels.sendFailed), kind: 'error' }),
  })
  return <AgainButton left={left} words={labels} isPending={send.isPending} onAsk={() => send.mutate({ body: { phone } })} />
}

/** The code that arrived; the number can be corrected. */
const CodeForm = ({
  pending,
  onChange,
  onDone,
}: {
  pending: NonNullable<PhoneState['underWay']>
  onChange: () => void
  onDone: () => void
}) => {
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const keep = useKeep()
  const confirm = useAction(api.phones.confirm, {
    refreshes: [api.orders.me],
    onSuccess: (state) => {
      keep(state)
      void notify({ message: labels.done, kind: 'success' })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(code.trim() === '')
    if (code.trim() !== '' && !confirm.isPending) confirm.mutate({ body: { code: code.trim() } })
  }
  const { state, phone } = pending
  const ofField = confirm.error?.fields.code ? confirm.error.message : undefined
  return (
    <form noValidate className={classes.phone} onSubmit={submit}>
      <div role="status">
        {state === 'failed' ? (
          <InlineNotice kind="error">{labels.notSent(phone)}</InlineNotice>
        ) : (
          <p>{state === 'sent' ? labels.sent(phone) : labels.sending(phone)}</p>
        )}
      </div>
      {state !== 'failed' && (
        <>
          <CodeField
            autoFocus
            label={labels.code}
            maxLength={7}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
            error={isMissing && code.trim() === '' ? labels.codeMissing : ofField}
          />
          {confirm.error && !ofField && <InlineNotice kind="error">{explain(confirm.error, labels.confirmFailed)}</InlineNotice>}
          <Button type="submit" loading={confirm.isPending}>
            {labels.confirm}
          </Button>
        </>
      )}
      <div className={classes.buttons}>
        {state !== 'failed' && <Another key={phone} phone={phone} />}
        <Button variant="default" onClick={onChange}>
          {labels.change}
        </Button>
      </div>
    </form>
  )
}

/** Confirms a telephone in two steps: its number, and the code that arrives there. Goes on where a code is under way. */
export const ConfirmPhone = ({ state: { phone, underWay }, onDone }: { state: PhoneState; onDone: () => void }) => {
  const [isChanging, setIsChanging] = useState(false)
  if (underWay && !isChanging) return <CodeForm pending={underWay} onChange={() => setIsChanging(true)} onDone={onDone} />
  return <PhoneForm phone={underWay?.phone ?? phone ?? ''} onSent={() => setIsChanging(false)} />
}
