import type { Offer } from '@feria/contract/prospecting/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { texts } from '../texts.ts'
import { OfferPill } from './offer-pill.tsx'
import classes from './offers.module.css'

const labels = texts.offer
const CHANGED = [api.prospecting.offer, api.prospecting.offers, api.prospecting.consent]

/** The status of an offer, and its reader's actions: accept, which leads to the chat, decline, or decline all offers. */
export const OfferAnswer = ({ offer: { id, side, status, roomId, can } }: { offer: Offer }) => {
  const navigate = useNavigate()
  const answer = useAction(api.prospecting.answerOffer, {
    refreshes: CHANGED,
    onSuccess: (answered, { body }) => {
      const declined = body.stop ? labels.stopped : labels.declined
      void notify({ message: body.accept ? labels.accepted : declined, kind: 'success' })
      if (answered.roomId) navigate(`/chat/${encodeURIComponent(answered.roomId)}`)
    },
  })
  const send = (accept: boolean, stop = false) => answer.mutate({ params: { id }, body: { accept, stop } })
  const stop = async () => {
    if (await confirm({ title: labels.askStop, text: labels.askStopText, yes: labels.stop })) send(false, true)
  }
  const isBusy = answer.isPending
  return (
    <section className={classes.box} aria-label={labels.title}>
      <p className={classes.state} role="status">
        <OfferPill side={side} status={status} />
        <span>{side === 'recibida' ? labels.ownExplained[status] : labels.explained[status]}</span>
      </p>
      {answer.error && <InlineNotice kind="error">{explain(answer.error, labels.failed)}</InlineNotice>}
      {can.answer && (
        <>
          <Button size="lg" loading={isBusy && answer.variables.body.accept} disabled={isBusy} onClick={() => send(true)}>
            {labels.accept}
          </Button>
          <div className={classes.buttons}>
            <Button variant="default" disabled={isBusy} onClick={() => send(false)}>
              {labels.decline}
            </Button>
            <Button variant="subtle" color="red" disabled={isBusy} onClick={() => void stop()}>
              {labels.stop}
            </Button>
          </div>
        </>
      )}
      {roomId && (
        <Button
          component={Link}
          to={`/chat/${encodeURIComponent(roomId)}`}
          leftSection={<IconMessageCircle size={20} aria-hidden="true" />}
        >
          {labels.chat}
        </Button>
      )}
    </section>
  )
}
