import type { PublicWish } from '@feria/contract/wishes/schemas'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LinkButton } from '../../../ui/plain-button.tsx'
import classes from './public-wishes.module.css'
import { texts } from './texts.ts'
import { WishCard } from './wish-card.tsx'

const create = (
  <LinkButton to="/requests" look="outlined">
    {texts.own}
  </LinkButton>
)

interface Props {
  wishes: PublicWish[]
  /** Where the first and the next page are; null where this is the first, or the last. */
  first: string | null
  next: string | null
}

/** /busco: what members look for, of those who let everybody see it. */
export const PublicWishesPage = ({ wishes, first, next }: Props) => (
  <div className="page">
    <PageHeader title={texts.title} subtitle={texts.intro} actions={wishes.length > 0 && create} />
    {wishes.length === 0 ? (
      <EmptyState title={texts.empty} text={texts.emptyHint} action={<LinkButton to="/requests">{texts.create}</LinkButton>} />
    ) : (
      <ul className={classes.list} aria-label={texts.list}>
        {wishes.map((wish) => (
          <li key={wish.id}>
            <WishCard wish={wish} heading="h2" />
          </li>
        ))}
      </ul>
    )}
    <nav aria-label={texts.pages} className={classes.ways}>
      {first && (
        <LinkButton to={first} look="outlined">
          {texts.first}
        </LinkButton>
      )}
      {next && (
        <LinkButton to={next} rel="next">
          {texts.next}
        </LinkButton>
      )}
    </nav>
  </div>
)
