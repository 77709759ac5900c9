import { IconMessageChatbot } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './draft/draft.module.css'
import { texts } from './texts.ts'

/** The link from the search dashboard to the shopping assistant. */
export const AssistantLink = () => (
  <Link to="/shop-with-ai" className={classes.link}>
    <IconMessageChatbot size={20} aria-hidden="true" />
    {texts.talk.link}
  </Link>
)
