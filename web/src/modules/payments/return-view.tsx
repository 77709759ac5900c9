import type { Order } from '@feria/contract/orders/schemas'
import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClockHour4, IconClockX, IconReceiptRefund } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { OFFLINE } from '../../lib/call.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { writeToTexts } from '../chat/write-to-texts.ts'
import type { ReturnState } from './return-state.ts'
import classes from './return-view.module.css'
import { texts } from './texts.ts'

const labels = texts.back

const marks: Record<ReturnState, { icon: ReactNode; tone: 'good' | 'bad' | 'wait' }> = {
  confirming: { icon: <Loader size={30} />, tone: 'wait' },
  pending: { icon: <IconClockHour4 size={34} />, tone: 'wait' },
  paid: { icon: <IconCheck size={34} />, tone: 'good' },
  refused: { icon: <IconAlertTriangle size={34} />, tone: 'bad' },
  over: { icon: <IconClockX size={34} />, tone: 'bad' },
  refunded: { icon: <IconReceiptRefund size={34} />, tone: 'wait' },
}

interface Props {
  state: ReturnState
  order: Order
  /** False once polling has ended. */
  isFollowed: boolean
  isOffline: boolean
  isAsking: boolean
  onAsk: () => void
}

const textFor = (state: ReturnState, order: Order, isFollowed: boolean): string => {
  if (state === 'refused') return order.refusal ?? ''
  if (state === 'confirming') return isFollowed ? labels.confirmingText : labels.slow
  return labels.text[state]
}

const linkTo = (to: string, label: string, isMain = false) => (
  <Button component={Link} to={to} variant={isMain ? 'filled' : 'default'}>
    {label}
  </Button>
)

/** The available actions, the most likely first. */
const Ways = ({ state, order, isFollowed, isAsking, onAsk }: Omit<Props, 'isOffline'>) => {
  const toOrder = linkTo(`/orders/${order.id}`, labels.toOrder, state === 'paid')
  const pay = `/payment?orderId=${order.id}`
  const ask = (
    <Button onClick={onAsk} loading={isAsking}>
      {labels.ask}
    </Button>
  )
  if (state === 'refused') {
    return (
      <>
        {linkTo(pay, labels.payAgain, true)}
        {toOrder}
      </>
    )
  }
  if (state === 'over') return linkTo(`/products/${order.orderItems[0]?.productId ?? ''}`, texts.payment.toProduct, true)
  const isWaiting = state === 'confirming' || state === 'pending'
  return (
    <>
      {isWaiting && !isFollowed && ask}
      {state === 'confirming' && linkTo(pay, labels.notPaid)}
      {toOrder}
      {state === 'paid' && order.room && linkTo(`/chat/${order.room}`, writeToTexts.seller)}
      {!isWaiting && linkTo('/all-products', texts.payment.toCatalogue)}
    </>
  )
}

/** The state of an order's payment in one sentence, and the next actions. Changes are announced. */
export const ReturnView = (props: Props) => {
  const { state, order, isFollowed, isOffline } = props
  const { icon, tone } = marks[state]
  return (
    <section className={classes.view}>
      <span className={classes.mark} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <div role="status" className={classes.words}>
        <h2 className={classes.heading}>{labels.heading[state]}</h2>
        <p>{textFor(state, order, isFollowed)}</p>
      </div>
      <p className={classes.number}>{labels.number(order.number)}</p>
      {isOffline && <InlineNotice kind="error">{`${OFFLINE} ${labels.offline}`}</InlineNotice>}
      <div className={classes.ways}>
        <Ways {...props} />
      </div>
    </section>
  )
}
