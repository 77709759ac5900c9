import type { HelpFigures } from '@feria/contract/help/schemas'
import { type HelpTopic, helpPageOf, helpTopics } from '@feria/contract/help/topics'
import { Link } from 'react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import type { Entry } from './answers/all.ts'
import classes from './help.module.css'
import { HelpSearch } from './help-search.tsx'
import { texts } from './texts.ts'
import { ToContact } from './to-contact.tsx'
import { topicIcons } from './topic-icons.ts'

const TopicCard = ({ topic }: { topic: HelpTopic }) => {
  const { title, summary } = helpTopics[topic]
  const Icon = topicIcons[topic]
  return (
    <li className={classes.card}>
      <Icon size={26} aria-hidden="true" className={classes.icon} />
      <h2 className={classes.name}>
        <Link to={helpPageOf(topic)} className={classes.link}>
          {title}
        </Link>
      </h2>
      <p className={classes.quiet}>{summary}</p>
    </li>
  )
}

/** /ayuda: the search of the help and its topics. */
export const HelpPage = ({ figures, found }: { figures: HelpFigures; found: Entry[] | null }) => (
  <div className="page">
    <PageHeader title={texts.heading} />
    <HelpSearch figures={figures} found={found}>
      <ul className={classes.cards} aria-label={texts.topics}>
        {(Object.keys(helpTopics) as HelpTopic[]).map((topic) => (
          <TopicCard key={topic} topic={topic} />
        ))}
      </ul>
      <ToContact />
    </HelpSearch>
  </div>
)
