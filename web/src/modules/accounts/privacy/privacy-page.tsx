import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { PageHeader } from '../../../ui/page-header.tsx'
import classes from './privacy-page.module.css'
import { texts } from './texts.ts'

/** /privacy-police and /privacy-policy: which personal data is kept, why, who sees it and what people may do about it. */
export const PrivacyPage = () => (
  <div className="page">
    <PageHeader title={texts.title} subtitle={texts.updated} />
    <div className={classes.columns}>
      <nav className={classes.contents} aria-labelledby="privacy-contents">
        <h2 id="privacy-contents">{texts.contents}</h2>
        <ol>
          {texts.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={classes.text}>
        <p className={classes.intro}>{texts.intro}</p>
        {texts.sections.map(({ id, title, items }) => (
          <section key={id} className={classes.section} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        <Button component={Link} to="/personal-info#tus-datos" variant="default" className={classes.data}>
          {texts.toData}
        </Button>
      </article>
    </div>
  </div>
)
