import type { ResaleOffer } from '@feria/contract/reselling/schemas'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Pill } from '../../../ui/pill.tsx'
import classes from './offer.module.css'
import { texts } from './texts.ts'

const labels = texts.reseller

/** The reseller: name, reputation, and whether their identity was verified. */
export const ResellerCard = ({ reseller: { name, imageUrl, reputation, isVerified } }: Pick<ResaleOffer, 'reseller'>) => (
  <section className={classes.box} aria-label={labels.label}>
    <div className={classes.reseller}>
      <Avatar name={name} src={imageUrl} />
      <div className={classes.who}>
        <span className={classes.quiet}>{labels.offers}</span>
        <strong>{name}</strong>
        <span className={classes.quiet}>{labels.reputation(reputation)}</span>
      </div>
    </div>
    {isVerified && (
      <div className={classes.who}>
        <Pill tone="good" icon={<IconRosetteDiscountCheck size={16} aria-hidden="true" />}>
          {labels.verified}
        </Pill>
        <span className={classes.quiet}>{labels.verifiedHint}</span>
      </div>
    )}
  </section>
)
