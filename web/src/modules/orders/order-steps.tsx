import type { OrderStatus } from '@feria/contract/orders/values'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './orders.module.css'
import { stepsOf } from './status.ts'
import { texts } from './texts.ts'

const labels = texts.steps

interface Props {
  status: OrderStatus
  next: string
  /** A free order: nothing is called paid or refunded. */
  isFree: boolean
  children?: ReactNode
}

/** The progress of an order, step by step, what happens next and, under it, further information. */
export const OrderSteps = ({ status, next, isFree, children }: Props) => {
  const steps = stepsOf(status, isFree)
  const current = steps.findLastIndex(({ state }) => state !== 'ahead')
  return (
    <section className={classes.progress} aria-label={labels.label}>
      {steps.length > 0 && (
        <ol className={classes.steps}>
          {steps.map(({ name, state }, index) => (
            <li key={name} className={classes.step} data-state={state} aria-current={index === current ? 'step' : undefined}>
              <span className={classes.dot} aria-hidden="true">
                {state === 'done' && <IconCheck size={16} stroke={3} />}
                {state === 'amiss' && <IconAlertTriangle size={15} stroke={2.5} />}
              </span>
              {name}
              {state === 'done' && <span className="only-read">{labels.isDone}</span>}
            </li>
          ))}
        </ol>
      )}
      <p>{next}</p>
      {children}
    </section>
  )
}
