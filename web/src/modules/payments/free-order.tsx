import { Button } from '@mantine/core'
import { IconGift } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { announcePurchase } from './announce-purchase.ts'
import type { Basket } from './basket.ts'
import classes from './checkout.module.css'
import { texts } from './texts.ts'
import type { useFreeOrder } from './use-free-order.ts'

const labels = texts.free

interface Props {
  basket: Basket
  free: ReturnType<typeof useFreeOrder>
  /** What the buyer must read before ordering. */
  notification: string | null
  /** Whether everything else is chosen; otherwise it is shown what is not. */
  isReady: () => boolean
  /** Called before the order is placed. */
  onBegin: () => void
}

/** A free order, placed with one click; then the same success as for a paid one. */
export const FreeOrder = ({ basket, free, notification, isReady, onBegin }: Props) => {
  const navigate = useNavigate()
  const [isOrdered, setIsOrdered] = useState(false)
  const { order, isBusy, failure } = free
  const ask = async () => {
    if (!isReady()) return
    onBegin()
    const ordered = await order(basket)
    if (!ordered) return
    setIsOrdered(true)
    const { to, state } = await announcePurchase(ordered.order)
    navigate(to, { replace: true, state })
  }
  const message = failure ?? notification
  return (
    <section className={classes.sheet} aria-label={labels.heading}>
      <p>{labels.explain}</p>
      {message && <InlineNotice kind="error">{message}</InlineNotice>}
      <Button
        size="lg"
        fullWidth
        loading={isBusy && !isOrdered}
        disabled={isBusy}
        leftSection={<IconGift size={20} aria-hidden="true" />}
        onClick={() => void ask()}
      >
        {labels.ask}
      </Button>
      {failure && (
        <Button component={Link} to={basket.page} replace variant="default" fullWidth>
          {texts.payment.toProduct}
        </Button>
      )}
      <p className={classes.quiet}>{labels.afterwards}</p>
    </section>
  )
}
