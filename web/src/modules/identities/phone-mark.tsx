import type { PhoneState } from '@feria/contract/phones/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { queryKey, useAction } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { ConfirmPhone } from './confirm-phone.tsx'
import classes from './identities.module.css'
import { Mark } from './mark.tsx'
import { texts } from './texts.ts'

const labels = texts.trust

/** The mark of a confirmed telephone: how to get it, and how to take it off. */
export const PhoneMark = ({ state }: { state: PhoneState }) => {
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const unmark = useAction(api.phones.unmark, {
    onSuccess: (after) => {
      client.setQueryData(queryKey(api.phones.mine, {}), after)
      void notify({ message: labels.unmarked, kind: 'success' })
    },
    onError: (error) => void notify({ message: explain(error, labels.unmarkFailed), kind: 'error' }),
  })
  const askToUnmark = async () => {
    if (!unmark.isPending && (await confirm(labels.askUnmark))) unmark.mutate({})
  }
  const { isConfirmed, phone } = state
  return (
    <Mark
      name={labels.phone}
      tone={isConfirmed ? 'good' : 'quiet'}
      status={isConfirmed ? labels.confirmed : labels.unconfirmed}
      text={isConfirmed ? `${phone}. ${labels.phoneOther}` : labels.phoneText}
    >
      <div className={classes.buttons}>
        {isConfirmed ? (
          <Button variant="default" loading={unmark.isPending} aria-label={labels.unmarkOf} onClick={() => void askToUnmark()}>
            {labels.unmark}
          </Button>
        ) : (
          <Button onClick={() => setIsOpen(true)}>{labels.confirmPhone}</Button>
        )}
      </div>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={texts.phone.title}>
        <ConfirmPhone state={state} onDone={() => setIsOpen(false)} />
      </Sheet>
    </Mark>
  )
}
