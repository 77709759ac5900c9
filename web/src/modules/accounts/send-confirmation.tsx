import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { texts } from './profile/texts.ts'

const labels = texts.unconfirmed
/** How long a letter may take: until then another would only make the first one void. */
const WAIT_SECONDS = 30

/** Mails another link that confirms the member's email, and counts the seconds until the next may be asked. */
export const SendConfirmation = ({ email, isWide = false }: { email: string; isWide?: boolean }) => {
  const [left, setLeft] = useState(0)
  const send = useAction(api.accounts.sendConfirmation, {
    onSuccess: () => {
      setLeft(WAIT_SECONDS)
      void notify({ message: labels.sent(email), kind: 'success' })
    },
    onError: (error) => void notify({ message: explain(error, labels.failed), kind: 'error' }),
  })
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <Button
      variant="default"
      fullWidth={isWide}
      loading={send.isPending}
      // Not the attribute: the focus would be lost.
      data-disabled={left > 0 || undefined}
      aria-disabled={left > 0 || undefined}
      onClick={() => left === 0 && send.mutate({})}
    >
      {left > 0 ? labels.wait(left) : labels.another}
    </Button>
  )
}
