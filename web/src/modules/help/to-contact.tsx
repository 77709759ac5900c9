import { CONTACT_PAGE } from '@feria/contract/help/topics'
import { LinkButton } from '../../ui/plain-button.tsx'
import classes from './help.module.css'
import { texts } from './texts.ts'

/** The way to a person, under the pages of the help. */
export const ToContact = () => (
  <aside className={classes.contact}>
    <p className={classes.heading}>{texts.notFound}</p>
    <LinkButton to={CONTACT_PAGE} look="outlined">
      {texts.write}
    </LinkButton>
  </aside>
)
