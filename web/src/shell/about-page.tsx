import { Link } from 'react-router'
import { Logo } from '../ui/logo.tsx'
import { LinkButton } from '../ui/plain-button.tsx'
import classes from './about-page.module.css'
import { texts } from './texts.ts'

const labels = texts.about

/** /acerca: what Feria is, in a few words; its logo leads to the login. */
export const AboutPage = () => (
  <div className={`page ${classes.about}`}>
    <div>
      <Link to="/login" className={classes.logo} aria-label={labels.toLogin}>
        <Logo size={44} />
      </Link>
      <h1 className={classes.heading}>{labels.heading}</h1>
      {labels.words.map((paragraph) => (
        <p key={paragraph} className={classes.text}>
          {paragraph}
        </p>
      ))}
      <div className={classes.actions}>
        <LinkButton to="/login" size="lg">
          {labels.enter}
        </LinkButton>
        <LinkButton to="/onboarding" size="lg" look="outlined">
          {labels.begin}
        </LinkButton>
      </div>
    </div>
    <img src="/images/feria.svg" alt="" width={900} height={1000} className={classes.drawing} />
  </div>
)
