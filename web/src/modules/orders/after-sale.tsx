import type { Order } from '@feria/contract/orders/schemas'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { HelpLink } from '../../ui/help-link.tsx'
import { ClaimThread } from './claims/claim-thread.tsx'
import { DropClaim } from './claims/drop-claim.tsx'
import { OpenClaim } from './claims/open-claim.tsx'
import { texts as claimTexts } from './claims/texts.ts'
import classes from './orders.module.css'
import { texts } from './texts.ts'
import { WithdrawButton } from './withdraw-button.tsx'

/** The buyer's options when something is not right, and the claim so far. */
export const AfterSale = ({ order }: { order: Order }) => {
  const [isWriting, setIsWriting] = useState(false)
  const { claim, can } = order
  const seller = order.orderItems[0]?.product.seller.name ?? texts.order.seller
  return (
    <>
      {claim && (
        <section className={classes.sheet}>
          <h2 className={classes.heading}>{claimTexts.headings[claim.kind]}</h2>
          <ClaimThread claim={claim} currency={order.currency} side="buyer" names={{ buyer: claimTexts.you, seller }} />
          {!claim.settledAt && (
            <div className={classes.buttons}>
              <DropClaim claimId={claim.id} />
            </div>
          )}
        </section>
      )}
      {(can.claim || can.withdraw) && (
        <section className={classes.sheet} aria-label={texts.order.amiss}>
          {isWriting ? (
            <OpenClaim orderId={order.id} onClose={() => setIsWriting(false)} />
          ) : (
            <>
              <h2 className={classes.heading}>{texts.order.amiss}</h2>
              <div className={classes.buttons}>
                {can.claim && (
                  <Button variant="default" onClick={() => setIsWriting(true)}>
                    {claimTexts.open.opener}
                  </Button>
                )}
                {can.withdraw && !can.recover && <WithdrawButton order={order} />}
              </div>
              <p className={classes.quiet}>{texts.order.amissHint}</p>
              <HelpLink topic="reclamos" question="no-llego-o-llego-mal" about="Reclamos y arrepentimiento" />
            </>
          )}
        </section>
      )}
    </>
  )
}
