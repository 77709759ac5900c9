import type { AdminOrder } from '@feria/contract/admin/order-schemas'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconClock, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { Sheet } from '../../../ui/sheet.tsx'
import { ExtendClock } from './extend-clock.tsx'
import classes from './order.module.css'
import { RefundForm } from './refund-form.tsx'
import { SendEmail } from './send-email.tsx'
import { orderTexts as labels } from './texts.ts'

type Action = 'refund' | 'extend' | 'sendEmail'
const icons = { refund: IconArrowBackUp, extend: IconClock, sendEmail: IconMail }

/** The actions that an order allows now, each in a sheet. */
export const OrderActions = ({ order }: { order: AdminOrder }) => {
  const [action, setAction] = useState<Action | null>(null)
  const [last, setLast] = useState<Action>('refund')
  if (order.isOwn) return <p className={classes.quiet}>{labels.order.own}</p>
  const running = order.clocks.find(({ extendable }) => extendable !== null)
  const can: Record<Action, boolean> = {
    refund: (order.charged?.held ?? 0) > 0,
    extend: running !== undefined,
    sendEmail: order.repeatable.length > 0,
  }
  const possible = (Object.keys(can) as Action[]).filter((one) => can[one])
  const open = (one: Action) => {
    setLast(one)
    setAction(one)
  }
  const close = () => setAction(null)
  return (
    <>
      {possible.length === 0 && <p className={classes.quiet}>{labels.order.noAction}</p>}
      <div className={classes.actions}>
        {possible.map((one) => {
          const Icon = icons[one]
          return (
            <Button key={one} variant="default" leftSection={<Icon size={18} aria-hidden="true" />} onClick={() => open(one)}>
              {labels[one].open}
            </Button>
          )
        })}
      </div>
      <Sheet isOpen={action !== null} onClose={close} title={labels[last].title}>
        {last === 'refund' && <RefundForm order={order} onDone={close} />}
        {last === 'extend' && running && <ExtendClock order={order} running={running} onDone={close} />}
        {last === 'sendEmail' && <SendEmail order={order} onDone={close} />}
      </Sheet>
    </>
  )
}
