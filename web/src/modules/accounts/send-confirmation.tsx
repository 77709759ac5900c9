import * as api from '@feria/contract/routes'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { AgainButton, useWait } from '../../ui/again-button.tsx'
import { texts } from './profile/texts.ts'

const labels = texts.unconfirmed
/** How long a letter may take: until then another would only make the first one void. */
const WAIT_SECONDS = 30

/** Mails another link that confirms the member's email, and counts the seconds until the next may be asked. */
export const SendConfirmation = ({ email, isWide = false }: { email: string; isWide?: boolean }) => {
  const [left, wait] = useWait(WAIT_SECONDS)
  const send = useAction(api.accounts.sendConfirmation, {
    onSuccess: () => {
      wait()
      void notify({ message: labels.sent(email), kind: 'success' })
    },
    onError: (error) => void notify({ message: explain(error, labels.failed), kind: 'error' }),
  })
  return <AgainButton left={left} words={labels} isPending={send.isPending} isWide={isWide} onAsk={() => send.mutate({})} />
}
