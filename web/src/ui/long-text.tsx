import type { ReactNode } from 'react'
import classes from './long-text.module.css'
import { PageHeader } from './page-header.tsx'

/** A text that is read once and looked up later, in sections with ids of their own. */
export interface LongTextWords {
  title: string
  /** Since when it holds, below the title. */
  date: string
  intro: string
  sections: readonly { id: string; title: string; items: readonly string[] }[]
}

/** The page of a long text, with its contents beside it; `children` stand at its end. */
export const LongText = ({ words: { title, date, intro, sections }, children }: { words: LongTextWords; children?: ReactNode }) => (
  <div className="page">
    <PageHeader title={title} subtitle={date} />
    <div className={classes.columns}>
      <nav className={classes.contents} aria-labelledby="contents">
        <h2 id="contents">En esta página</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={classes.text}>
        <p className={classes.intro}>{intro}</p>
        {sections.map(({ id, title, items }) => (
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
        <div className={classes.end}>{children}</div>
      </article>
    </div>
  </div>
)
