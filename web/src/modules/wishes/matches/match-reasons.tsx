import { IconAlertCircle, IconBolt, IconCash, IconCircleCheck, IconMapPin, IconPackage, type TablerIcon } from '@tabler/icons-react'
import layout from '../../../ui/one-thing.module.css'
import { type Topic, topicOf } from '../match-words.ts'
import classes from './match-page.module.css'
import { texts } from './texts.ts'

const icons: Record<Topic, TablerIcon> = {
  price: IconCash,
  place: IconMapPin,
  model: IconBolt,
  condition: IconPackage,
  missing: IconAlertCircle,
  other: IconCircleCheck,
}

/** Why a product matches a wish, the most important reason first. */
export const MatchReasons = ({ reasons }: { reasons: string[] }) =>
  reasons.length > 0 && (
    <section className={classes.box} aria-labelledby="why">
      <h2 id="why" className={classes.boxTitle}>
        {texts.match.why}
      </h2>
      <ul className={layout.reasons}>
        {reasons.map((reason) => {
          const topic = topicOf(reason)
          const Icon = icons[topic]
          return (
            <li key={reason} data-topic={topic}>
              <Icon size={20} aria-hidden="true" />
              {reason}
            </li>
          )
        })}
      </ul>
    </section>
  )
