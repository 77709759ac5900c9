import type { Sale } from '@feria/contract/orders/schemas'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AnswerClaim } from './claims/answer-claim.tsx'
import { ClaimThread } from './claims/claim-thread.tsx'
import { texts as claimTexts } from './claims/texts.ts'
import classes from './orders.module.css'
import { RefundSale } from './refund-sale.tsx'

/** The claim about a sale: its seller answers it once, or refunds. Nothing if there is none. */
export const SaleClaim = ({ sale, isFree }: { sale: Sale; isFree: boolean }) => {
  const [isWriting, setIsWriting] = useState(false)
  const { claim } = sale
  if (!claim) return null
  return (
    <section className={classes.sheet}>
      <h2 className={classes.heading}>{claimTexts.headings[claim.kind]}</h2>
      <ClaimThread claim={claim} currency={sale.currency} side="seller" names={{ buyer: sale.buyer.name, seller: claimTexts.you }} />
      {isWriting && <AnswerClaim claimId={claim.id} onClose={() => setIsWriting(false)} />}
      {!isWriting && !claim.settledAt && (
        <div className={classes.buttons}>
          {!claim.answeredAt && <Button onClick={() => setIsWriting(true)}>{claimTexts.answer.opener}</Button>}
          <RefundSale sale={sale} isFree={isFree} />
        </div>
      )}
    </section>
  )
}
