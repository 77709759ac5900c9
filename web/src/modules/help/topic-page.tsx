import { HELP_PAGE, type HelpTopic, helpPageOf, helpTopics } from '@feria/contract/help/topics'
import { Link } from 'react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { AnswerSection } from './answer-section.tsx'
import type { Entry } from './answers/all.ts'
import classes from './help.module.css'
import { SearchForm } from './search-form.tsx'
import { texts } from './texts.ts'
import { ToContact } from './to-contact.tsx'

const Others = ({ topic }: { topic: HelpTopic }) => (
  <nav aria-label={texts.others} className={classes.others}>
    <h2 className={classes.heading}>{texts.others}</h2>
    <ul className={classes.pills}>
      {(Object.keys(helpTopics) as HelpTopic[])
        .filter((other) => other !== topic)
        .map((other) => (
          <li key={other}>
            <Link to={helpPageOf(other)} className={classes.pill}>
              {helpTopics[other].title}
            </Link>
          </li>
        ))}
    </ul>
  </nav>
)

/** /ayuda/:tema: the questions of a topic, each answer at an address of its own. */
export const TopicPage = ({ topic, entries }: { topic: HelpTopic; entries: Entry[] }) => (
  <div className="page">
    <nav aria-label={texts.crumbs} className={classes.crumb}>
      <Link to={HELP_PAGE}>{texts.title}</Link>
    </nav>
    <PageHeader title={helpTopics[topic].title} subtitle={helpTopics[topic].summary} />
    <SearchForm />
    <div className={classes.columns}>
      <nav aria-label={texts.inThisPage} className={classes.contents}>
        <ol>
          {entries.map(({ id, question }) => (
            <li key={id}>
              <Link to={`#${id}`}>{question}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {entries.map((entry) => (
          <AnswerSection key={entry.id} entry={entry} />
        ))}
        <ToContact />
        <Others topic={topic} />
      </div>
    </div>
  </div>
)
