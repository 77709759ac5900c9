import type { PublishedRoot } from '@feria/contract/payments/schemas'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LinkButton } from '../../../ui/plain-button.tsx'
import classes from './books.module.css'
import { OwedCard } from './owed-card.tsx'
import { OwnProof } from './own-proof.tsx'
import { RootList } from './root-list.tsx'
import { texts } from './texts.ts'

const { meaning, how } = texts

const List = ({ title, items }: { title: string; items: string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)

interface Props {
  roots: PublishedRoot[]
  /** Where the first and the next page are; null where this is the first, or the last. */
  first: string | null
  next: string | null
}

/** /transparencia: what Feria owes, published each night, and how anybody checks it. */
export const BooksPage = ({ roots, first, next }: Props) => {
  // The newest of each currency.
  const newest = roots.filter(({ currency }, place) => roots.findIndex((other) => other.currency === currency) === place)
  return (
    <div className="page">
      <PageHeader title={texts.title} subtitle={texts.intro} />
      {!first && (
        <section aria-labelledby="owed" className={classes.section}>
          <h2 id="owed">{texts.owed}</h2>
          {roots.length === 0 ? (
            <EmptyState title={texts.empty} text={texts.emptyHint} />
          ) : (
            <ul className={classes.cards}>
              {newest.map((root) => (
                <OwedCard key={root.currency} root={root} />
              ))}
            </ul>
          )}
        </section>
      )}
      {!first && roots.length > 0 && (
        <section aria-labelledby="own" className={classes.own}>
          <h2 id="own">{texts.own.title}</h2>
          <p>{texts.own.lead}</p>
          <OwnProof published={roots} />
        </section>
      )}
      <section aria-labelledby="meaning" className={classes.section}>
        <h2 id="meaning">{meaning.title}</h2>
        <div className={classes.meaning}>
          <List title={meaning.provesTitle} items={meaning.proves} />
          <List title={meaning.provesNotTitle} items={meaning.provesNot} />
        </div>
      </section>
      <details className={classes.how}>
        <summary>{how.title}</summary>
        <ol>
          {how.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
      {roots.length > 0 && <RootList roots={roots} />}
      <nav aria-label={texts.pages} className={classes.ways}>
        {first && (
          <LinkButton to={first} look="outlined">
            {texts.first}
          </LinkButton>
        )}
        {next && (
          <LinkButton to={next} rel="next" look="outlined">
            {texts.next}
          </LinkButton>
        )}
      </nav>
    </div>
  )
}
