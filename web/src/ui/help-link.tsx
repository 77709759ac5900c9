import type { HelpQuestion, HelpTopic } from '@feria/contract/help/topics'
import { IconHelpCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './help-link.module.css'

interface Props<Topic extends HelpTopic> {
  topic: Topic
  question: HelpQuestion<Topic>
  /** What it is about, for those who only hear the link. */
  about: string
}

/**
 * «¿Cómo funciona?» beside what the help explains. It opens in another tab: what is being filled in or paid here stays as it is. The
 * address is put together here, since the topics with their titles would load with every page that has such a link.
 */
export const HelpLink = <Topic extends HelpTopic>({ topic, question, about }: Props<Topic>) => (
  <Link to={`/ayuda/${topic}#${question}`} target="_blank" className={classes.link}>
    <IconHelpCircle size={18} aria-hidden="true" />
    ¿Cómo funciona?
    <span className="only-read"> {about} (se abre en otra pestaña)</span>
  </Link>
)
