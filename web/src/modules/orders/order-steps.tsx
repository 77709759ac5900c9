import type { OrderStatus } from '@feria/contract/words'
import { IconCheck } from '@tabler/icons-react'
import classes from './orders.module.css'
import { progressOf } from './status.ts'
import { texts } from './texts.ts'

const said = texts.steps
const names = [said.paid, said.sent, said.completed]

/** How far an order is, step by step, and what happens next. */
export const OrderSteps = ({ status, next }: { status: OrderStatus; next: string }) => {
  const done = progressOf(status)
  return (
    <section className={classes.progress} aria-label={said.label}>
      {done !== null && (
        <ol className={classes.steps}>
          {names.map((name, index) => {
            const isDone = index < done
            return (
              <li
                key={name}
                className={classes.step}
                data-done={isDone || undefined}
                aria-current={index === done - 1 ? 'step' : undefined}
              >
                <span className={classes.dot} aria-hidden="true">
                  {isDone && <IconCheck size={16} stroke={3} />}
                </span>
                {name}
                {isDone && <span className="only-read">{said.isDone}</span>}
              </li>
            )
          })}
        </ol>
      )}
      <p>{next}</p>
    </section>
  )
}
