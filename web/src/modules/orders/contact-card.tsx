import type { Contact } from '@feria/contract/orders/schemas'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { formatDate, formatDay } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import classes from './contacts-page.module.css'
import { EmailLink } from './facts.tsx'
import { texts } from './texts.ts'

const labels = texts.contacts

/** A member that one traded or chats with; «Ver datos» shows their email. */
export const ContactCard = ({ contact: { name, imageUrl, email, lastAt } }: { contact: Contact }) => {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  return (
    <li className={classes.card}>
      <Avatar name={name} src={imageUrl} />
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.quiet}>
          {labels.lastContact}{' '}
          <time dateTime={lastAt} title={formatDate(lastAt)}>
            {formatDay(lastAt)}
          </time>
        </p>
      </div>
      <Button
        variant="default"
        aria-expanded={isShown}
        aria-controls={id}
        aria-label={isShown ? labels.hideOf(name) : labels.showOf(name)}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? labels.hide : labels.show}
      </Button>
      <div id={id} className={classes.details} hidden={!isShown}>
        <span className={classes.email}>
          <EmailLink email={email} />
        </span>
        <CopyButton text={email} what={labels.emailOf(name)} />
      </div>
    </li>
  )
}
