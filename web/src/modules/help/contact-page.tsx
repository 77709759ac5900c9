import { HELP_PAGE } from '@feria/contract/help/topics'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { LinkButton, PlainButton } from '../../ui/plain-button.tsx'
import { ContactForm } from './contact-form.tsx'
import classes from './help.module.css'
import { texts } from './texts.ts'

const labels = texts.contact

/** Shown after a message was sent: what happens next. */
const Done = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form is gone; the focus moves to what replaced it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.done}>
      <IconCircleCheck size={48} aria-hidden="true" className={classes.check} />
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {labels.done}
      </h2>
      <p>{labels.doneText(email)}</p>
      <div className={classes.actions}>
        <LinkButton to={HELP_PAGE} look="outlined">
          {labels.toHelp}
        </LinkButton>
        <PlainButton look="quiet" onClick={onAgain}>
          {labels.again}
        </PlainButton>
      </div>
    </div>
  )
}

/** /ayuda/contacto: writes to whoever runs the site, signed in or not. */
export const ContactPage = () => {
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  return (
    <div className={`page ${classes.narrow}`}>
      <nav aria-label={texts.crumbs} className={classes.crumb}>
        <Link to={HELP_PAGE}>{texts.title}</Link>
      </nav>
      <PageHeader title={labels.title} />
      {sentFrom === null ? (
        <>
          <p className={classes.intro}>
            {labels.intro} <Link to="/history">{labels.toHistory}</Link>
          </p>
          <div className={classes.sheet}>
            <ContactForm onDone={setSentFrom} />
          </div>
        </>
      ) : (
        <div className={classes.sheet}>
          <Done email={sentFrom} onAgain={() => setSentFrom(null)} />
        </div>
      )}
    </div>
  )
}
