import type { PotentialBuyer } from '@feria/contract/prospecting/schemas'
import { UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconMapPin } from '@tabler/icons-react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { texts } from '../texts.ts'
import classes from './buyers.module.css'
import { rowKey } from './found-buyers.ts'

const labels = texts.profile
const SENTENCES = 2

const Row = ({ buyer, onOpen }: { buyer: PotentialBuyer; onOpen: () => void }) => (
  <UnstyledButton className={classes.row} onClick={onOpen}>
    <Avatar name={buyer.name} src={buyer.profilePicture} size={44} />
    <span className={classes.words}>
      <span className={classes.who}>
        <strong>
          <span className="only-read">{labels.open} </span>
          {buyer.name}
        </strong>
        <Pill tone={buyer.matchScore >= 0.6 ? 'good' : 'info'}>{labels.score(Math.round(buyer.matchScore * 100))}</Pill>
      </span>
      <span className={classes.quiet}>
        {buyer.platform}
        {buyer.location && (
          <>
            {' · '}
            <IconMapPin size={15} aria-hidden="true" /> {buyer.location}
          </>
        )}
      </span>
      {buyer.engagement.slice(0, SENTENCES).map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {buyer.engagement.length === 0 && buyer.about && <span className={classes.clipped}>{buyer.about}</span>}
    </span>
    <IconChevronRight size={20} aria-hidden="true" className={classes.chevron} />
  </UnstyledButton>
)

/** Potential buyers of the product, best match first: score, source, place and reasons. */
export const BuyerList = ({ buyers, onOpen }: { buyers: PotentialBuyer[]; onOpen: (buyer: PotentialBuyer) => void }) => (
  <ul className={classes.list}>
    {buyers.map((buyer) => (
      <li key={rowKey(buyer)}>
        <Row buyer={buyer} onOpen={() => onOpen(buyer)} />
      </li>
    ))}
  </ul>
)
