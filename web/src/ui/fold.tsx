import { type ReactNode, useEffect, useState } from 'react'
import classes from './fold.module.css'

interface Props {
  summary: string
  /** What is inside, while it is closed. */
  hint?: string
  /** One of the fields has a value. */
  isFilled: boolean
  /** The errors of the form. */
  errors: Record<string, unknown>
  /** The fields inside; one such as `delivery` stands for all that begin with it. */
  names: readonly string[]
  children: ReactNode
}

/** Fields that are rarely needed, behind a summary; it opens by itself as soon as one of them has a value or an error. */
export const Fold = ({ summary, hint, isFilled, errors, names, children }: Props) => {
  const [isOpen, setIsOpen] = useState(isFilled)
  useEffect(() => {
    if (isFilled) setIsOpen(true)
  }, [isFilled])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new set of errors opens it again.
  useEffect(() => {
    if (Object.keys(errors).some((error) => names.some((name) => error === name || error.startsWith(`${name}.`)))) setIsOpen(true)
  }, [errors])
  return (
    <details className={classes.fold} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <span>
          {summary}
          {hint && !isOpen && <span className={classes.hint}>{hint}</span>}
        </span>
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  )
}
