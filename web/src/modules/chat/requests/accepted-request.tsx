import type { ChatRequest } from '@feria/contract/chat/schemas'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import classes from './requests.module.css'
import { texts } from './texts.ts'

/** Replaces a request that was just accepted with the link to its chat. It takes the focus of the clicked button. */
export const AcceptedRequest = ({ request: { buyer, room } }: { request: ChatRequest }) => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true })
  }, [])
  return (
    <li className={classes.accepted}>
      <p role="status">{texts.accepted(buyer.name)}</p>
      {room && (
        <Button ref={link} component={Link} to={`/chat/${room}`} variant="default" aria-label={texts.openOf(buyer.name)}>
          {texts.open}
        </Button>
      )}
    </li>
  )
}
