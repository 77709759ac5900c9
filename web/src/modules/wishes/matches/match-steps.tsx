import * as api from '@feria/contract/routes'
import type { MatchDetail } from '@feria/contract/wishes/schemas'
import { Button } from '@mantine/core'
import { IconMoodOff, IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { queryKey, useAction } from '../../../lib/use-route.ts'
import layout from '../../../ui/one-thing.module.css'
import { ContactSeller } from '../../catalogue/contact-seller.tsx'
import { dropMatch } from '../match-pages.ts'
import { texts as words } from '../texts.ts'
import classes from './match-page.module.css'
import { NotifyButton } from './notify-button.tsx'
import { texts } from './texts.ts'
import { WriteButton } from './write-button.tsx'

const labels = texts.match

const useDismiss = ({ matchId }: MatchDetail) => {
  const client = useQueryClient()
  const change = useAction(api.wishes.dismiss, {
    refreshes: [api.wishes.matches],
    onSuccess: (match) => {
      client.setQueryData(queryKey(api.wishes.match, { params: { id: matchId } }), match)
      if (match.isDismissed) dropMatch(client, matchId)
    },
    onError: (error) => void notify({ message: explain(error, labels.dismissFailed), kind: 'error' }),
  })
  return { isPending: change.isPending, set: (isDismissed: boolean) => change.mutate({ params: { id: matchId }, body: { isDismissed } }) }
}

const BuyerSteps = ({ match }: { match: MatchDetail }) => (
  <>
    {match.can.buy && (
      <Button component={Link} to={`/payment?productId=${match.id}`} size="lg" fullWidth>
        {labels.buy}
      </Button>
    )}
    <ContactSeller key={match.id} product={match} isPossible={match.can.contact} />
    {!match.can.buy && <p className={layout.quiet}>{labels.notBuyable}</p>}
    <Button component={Link} to={`/products/${match.id}`} variant="subtle" fullWidth>
      {labels.see}
    </Button>
  </>
)

const hintOf = ({ isNotified, isWritten, other }: MatchDetail): string => {
  if (isWritten) return labels.written(other.name)
  return isNotified ? labels.notifiedNow(other.name) : labels.notifyHint(other.name)
}

const SellerSteps = ({ match }: { match: MatchDetail }) => (
  <>
    {(match.can.notify || match.isNotified) && (
      <NotifyButton wishId={match.wish.id} productId={match.id} name={match.other.name} isNotified={match.isNotified} isFull />
    )}
    {(match.can.write || match.isWritten) && (
      <WriteButton wishId={match.wish.id} productId={match.id} name={match.other.name} isWritten={match.isWritten} isFull />
    )}
    <p className={layout.quiet}>{hintOf(match)}</p>
    {match.isNotified && (
      <Link to="/chat-requests" className={layout.crumb}>
        {labels.requests}
      </Link>
    )}
    <Button
      component={Link}
      to={`/seller-dashboard?edit=${match.id}`}
      variant="subtle"
      fullWidth
      leftSection={<IconPencil size={18} aria-hidden="true" />}
    >
      {labels.edit}
    </Button>
  </>
)

/** The actions on a match: buy or ask the seller, or notify the interested member; or dismiss it, which is remembered. */
export const MatchSteps = ({ match }: { match: MatchDetail }) => {
  const dismiss = useDismiss(match)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(match.isDismissed)
  // The clicked button is gone; the focus moves to what replaced it.
  useEffect(() => {
    const hasChanged = shown.current !== match.isDismissed
    shown.current = match.isDismissed
    if (hasChanged && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [match.isDismissed])
  return (
    <section className={classes.steps} aria-labelledby="next">
      <h2 ref={heading} id="next" tabIndex={-1} className={classes.boxTitle}>
        {labels.next}
      </h2>
      {match.isDismissed ? (
        <div className={classes.dismissed}>
          <p role="status">{labels.dismissed}</p>
          <Button variant="default" loading={dismiss.isPending} onClick={() => dismiss.set(false)}>
            {words.undo}
          </Button>
          <Link to={labels.back} className={layout.crumb}>
            {labels.toPanel}
          </Link>
        </div>
      ) : (
        <>
          {match.side === 'busco' ? <BuyerSteps match={match} /> : <SellerSteps match={match} />}
          <Button
            variant="subtle"
            color="gray"
            fullWidth
            loading={dismiss.isPending}
            leftSection={<IconMoodOff size={18} aria-hidden="true" />}
            onClick={() => dismiss.set(true)}
          >
            {labels.dismiss}
          </Button>
        </>
      )}
    </section>
  )
}
