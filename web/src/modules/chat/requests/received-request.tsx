import type { ChatRequest } from '@feria/contract/chat/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { CallError } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { confirm } from '../../../ui/confirm.ts'
import { Careful } from '../conversation/message-bubble.tsx'
import { RequestProduct } from './request-row.tsx'
import classes from './requests.module.css'
import { sidesOf } from './sides.ts'
import { texts } from './texts.ts'

/** Lists that an answered request changes. */
const refreshes = [api.chat.received, api.chat.unread, api.chat.conversations, api.orders.contacts]

/** A pending request with «Aceptar» and «Rechazar». It stays until the server confirms; a failure shows a toast. */
export const ReceivedRequest = ({ request, onAnswered }: { request: ChatRequest; onAnswered: (answered: ChatRequest) => void }) => {
  const { id, message } = request
  const { asker } = sidesOf(request)
  const answer = useAction(api.chat.answerRequest, {
    refreshes,
    onSuccess: onAnswered,
    onError: (error) => {
      if (error instanceof CallError && error.code === 'accounts.sign-in') return
      void notify({ message: texts.notUpdated, kind: 'error' })
    },
  })
  const emit = (status: 'accepted' | 'rejected') => answer.mutate({ params: { id }, body: { status } })
  const reject = async () => {
    if (await confirm({ title: texts.askReject, text: texts.askRejectText(asker.name), yes: texts.reject })) emit('rejected')
  }
  const isGoing = (status: string) => answer.isPending && answer.variables.body.status === status
  return (
    <li className={classes.card}>
      <div className={classes.buyer}>
        <Avatar name={asker.name} src={asker.imageUrl} size={40} />
        <h3 className={classes.name}>{asker.name}</h3>
      </div>
      <RequestProduct request={request} />
      {message && <p className={classes.message}>{message}</p>}
      {request.warning && <Careful warning={request.warning} />}
      <div className={classes.actions}>
        <Button
          loading={isGoing('accepted')}
          disabled={isGoing('rejected')}
          aria-label={texts.acceptOf(asker.name)}
          onClick={() => emit('accepted')}
        >
          {texts.accept}
        </Button>
        <Button
          variant="default"
          loading={isGoing('rejected')}
          disabled={isGoing('accepted')}
          aria-label={texts.rejectOf(asker.name)}
          onClick={() => void reject()}
        >
          {texts.reject}
        </Button>
      </div>
    </li>
  )
}
