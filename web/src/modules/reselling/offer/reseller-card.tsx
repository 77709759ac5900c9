import type { ResaleOffer } from '@feria/contract/reselling/schemas'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Pill } from '../../../ui/pill.tsx'
import classes from './offer.module.css'
import { texts } from './texts.ts'

const said = texts.reseller

/** The reseller: name, reputation, and whether their identity was verified. */
export const ResellerCard = ({ reseller: { name, imageUrl, reputation, isVerified } }: Pick<ResaleOffer, 'reseller'>) => (
  <section className={classes.box} aria-label={said.label}>
    <div className={classes.reseller}>
      <Avatar name={name} src={imageUrl} />
      <div className={classes.who}>
        <span className={classes.quiet}>{said.offers}</span>
        <strong>{name}</strong>
        <span className={classes.quiet}>{said.reputation(reputation)}</span>
      </div>
    </div>
    {isVerified && (
      <div className={classes.who}>
        <Pill tone="good" icon={<IconRosetteDiscountCheck size={16} aria-hidden="true" />}>
          {said.verified}
        </Pill>
        <span className={classes.quiet}>{said.verifiedHint}</span>
      </div>
    )}
  </section>
)
