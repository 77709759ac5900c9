import type { PotentialBuyer } from '@feria/contract/prospecting/schemas'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { texts } from '../texts.ts'
import { factsOf } from './buyer-facts.ts'
import classes from './buyers.module.css'
import { OfferButton } from './offer-button.tsx'
import type { Offered } from './offered.ts'

const labels = texts.profile

interface Props {
  buyer: PotentialBuyer
  what: Offered
  onBack: () => void
  /** Closes the sheet, to correct the form under it. */
  onLeave: () => void
  onOffered: (id: string) => void
}

/** All known data of a potential buyer. A member can be made an offer; a public page is only linked. */
export const BuyerProfile = ({ buyer, what, onBack, onLeave, onOffered }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className={classes.profile}>
      <Button variant="subtle" className={classes.back} leftSection={<IconArrowLeft size={18} aria-hidden="true" />} onClick={onBack}>
        {labels.back}
      </Button>
      <header className={classes.head}>
        <Avatar name={buyer.name} src={buyer.profilePicture} size={72} />
        <div className={classes.words}>
          <h2 ref={heading} tabIndex={-1} className={classes.name}>
            {buyer.name}
          </h2>
          <p className={classes.who}>
            <Pill tone={buyer.matchScore >= 0.6 ? 'good' : 'info'}>{labels.score(Math.round(buyer.matchScore * 100))}</Pill>
            {buyer.verified && <Pill tone="good">{labels.verified}</Pill>}
          </p>
        </div>
      </header>
      {buyer.engagement.length > 0 && (
        <section>
          <h3 className={classes.small}>{labels.why}</h3>
          <ul className={classes.reasons}>
            {buyer.engagement.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className={classes.small}>{labels.facts}</h3>
        <dl className={classes.facts}>
          {factsOf(buyer).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {buyer.id !== null && <OfferButton memberId={buyer.id} name={buyer.name} what={what} onLeave={onLeave} onOffered={onOffered} />}
      {buyer.id === null && buyer.sourceUrl && (
        <Button
          component="a"
          href={buyer.sourceUrl}
          target="_blank"
          rel="nofollow noopener noreferrer"
          leftSection={<IconExternalLink size={18} aria-hidden="true" />}
        >
          {labels.toPage}
        </Button>
      )}
    </article>
  )
}
