import type { Request } from '@feria/contract'
import { INVITATION_HOURS } from '@feria/contract/accounts/values'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../lib/call.ts'
import { useAction } from '../../lib/use-route.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import layout from './auth-layout.module.css'
import { AuthLayout } from './auth-layout.tsx'
import { texts } from './texts.ts'

const labels = texts.business
/** Seconds before the email may be requested again: it takes a moment to arrive. */
const PAUSE = 30

/** The seconds left of a pause, and a function that restarts it. */
const usePause = (seconds: number): [number, () => void] => {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, () => setLeft(seconds)]
}

/** Shown after a registration: the emailed link sets the password, and can be requested again after a pause. */
export const BusinessSent = ({ body }: { body: Request<typeof api.accounts.registerBusiness>['body'] }) => {
  const [left, restart] = usePause(PAUSE)
  const again = useAction(api.accounts.registerBusiness, { onSuccess: restart })
  const words = useRef<HTMLParagraphElement>(null)
  // The long form is gone: scroll to the top and move the focus to what replaced it.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    words.current?.focus({ preventScroll: true })
  }, [])
  return (
    <AuthLayout heading={labels.sent}>
      <div className={layout.form}>
        <p ref={words} tabIndex={-1} role="status" style={{ outline: 'none' }}>
          {labels.sentText} <strong style={{ overflowWrap: 'anywhere' }}>{body.email}</strong>
        </p>
        <p>{labels.sentNext(INVITATION_HOURS)}</p>
        {again.isSuccess && <InlineNotice kind="success">{labels.sentAgain}</InlineNotice>}
        {again.error && <InlineNotice kind="error">{explain(again.error)}</InlineNotice>}
        <Button component={Link} to="/login" fullWidth>
          {labels.toLogin}
        </Button>
        <Button variant="default" fullWidth disabled={left > 0} loading={again.isPending} onClick={() => again.mutate({ body })}>
          {left > 0 ? labels.resendIn(left) : labels.resend}
        </Button>
      </div>
    </AuthLayout>
  )
}
