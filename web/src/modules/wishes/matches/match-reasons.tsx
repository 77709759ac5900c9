import type { Match } from '@feria/contract/wishes/schemas'
import { IconAlertCircle, IconBolt, IconCash, IconCircleCheck, IconMapPin, IconPackage, type TablerIcon } from '@tabler/icons-react'
import layout from '../../../ui/one-thing.module.css'
import { sidesOf, type Topic, topicOf } from '../match-words.ts'
import classes from './match-page.module.css'
import { NumbersNote } from './numbers-note.tsx'
import { scoreTexts } from './score-texts.ts'
import { texts } from './texts.ts'

const labels = texts.match

const icons: Record<Topic, TablerIcon> = {
  price: IconCash,
  place: IconMapPin,
  model: IconBolt,
  condition: IconPackage,
  missing: IconAlertCircle,
  other: IconCircleCheck,
}

const Side = ({ title, reasons, isAgainst = false }: { title: string; reasons: string[]; isAgainst?: boolean }) =>
  reasons.length > 0 && (
    <>
      <h3 className={classes.sideTitle}>{title}</h3>
      <ul className={`${layout.reasons} ${classes.reasons}`} aria-label={title} data-against={isAgainst || undefined}>
        {reasons.map((reason) => {
          const Icon = isAgainst ? IconAlertCircle : icons[topicOf(reason)]
          return (
            <li key={reason}>
              <Icon size={20} aria-hidden="true" />
              {reason}
            </li>
          )
        })}
      </ul>
    </>
  )

/** Why a product matches a wish: what speaks for it and what against, each the most important first, and what the numbers mean. */
export const MatchReasons = ({ match }: { match: Match }) => {
  const { inFavour, against } = sidesOf(match)
  return (
    <section className={classes.box} aria-labelledby="why">
      <h2 id="why" className={classes.boxTitle}>
        {labels.why}
      </h2>
      <Side title={scoreTexts.inFavour} reasons={inFavour} />
      <Side title={scoreTexts.against} reasons={against} isAgainst />
      <NumbersNote word={match.coincidencia} score={match.matchScore} />
    </section>
  )
}
