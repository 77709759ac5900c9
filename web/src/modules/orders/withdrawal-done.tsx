import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { texts } from './texts.ts'
import classes from './withdrawal-page.module.css'

const labels = texts.withdrawal

/** Shown after a withdrawal request: its code, large, to be kept. */
export const WithdrawalDone = ({ code, email, onAgain }: { code: string; email: string; onAgain: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form is gone; the focus moves to what replaced it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.done}>
      <IconCircleCheck size={48} className={classes.check} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {labels.done}
      </h2>
      <p>{labels.codeIs}</p>
      <p className={classes.code}>{code}</p>
      <CopyButton text={code} what={labels.code} />
      <p className={classes.quiet}>{labels.mailed(email)}</p>
      <Button variant="subtle" color="gray" onClick={onAgain}>
        {labels.again}
      </Button>
    </div>
  )
}
