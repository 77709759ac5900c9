import type { OrderReviews as Known } from '@feria/contract/reviews/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useRoute } from '../../lib/use-route.ts'
import classes from './order-reviews.module.css'
import { PartyReview } from './party-review.tsx'
import { ReviewForm } from './review-form.tsx'
import { texts } from './texts.ts'

/** Where notifications lead to. */
const PLACE = 'opiniones'

const Shown = ({ orderId, reviews }: { orderId: string; reviews: Known }) => {
  const { side, window, other, mine, theirs } = reviews
  const isMeant = useLocation().hash === `#${PLACE}`
  const [isWriting, setIsWriting] = useState(isMeant)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // It comes after the page, so the browser did not find it.
    if (isMeant) section.current?.scrollIntoView({ block: 'start' })
  }, [isMeant])
  return (
    <section id={PLACE} ref={section} className={classes.sheet}>
      <h2 className={classes.heading}>{window === 'abierta' ? texts.write.title[side] : texts.heading}</h2>
      {window === 'abierta' &&
        (isWriting ? (
          <ReviewForm orderId={orderId} reviews={reviews} onClose={() => setIsWriting(false)} />
        ) : (
          <div className={classes.buttons}>
            <Button onClick={() => setIsWriting(true)}>{texts.write.opener}</Button>
          </div>
        ))}
      {window === 'vencida' && !mine && <p className={classes.quiet}>{texts.window.vencida}</p>}
      {mine && <PartyReview review={mine} title={texts.mine} whose="mine" />}
      {theirs && <PartyReview review={theirs} title={texts.theirs(other)} whose="theirs" />}
    </section>
  )
}

/** What the parties of an order say of each other: to write, to read, to answer; nothing before the order has ended. */
export const OrderReviews = ({ orderId }: { orderId: string }) => {
  const { data } = useRoute(api.reviews.ofOrder, { params: { id: orderId } })
  return data && data.window !== 'todavía no' ? <Shown orderId={orderId} reviews={data} /> : null
}
