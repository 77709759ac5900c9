import { pictureWords, REMOVED_MESSAGE, type WarningKind } from '@feria/contract/chat/values'
import { helpPageOf } from '@feria/contract/help/topics'
import { IconAlertTriangle, IconCheck, IconChecks, IconHourglass, IconRefreshAlert } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { localTime } from '../../../lib/local-time.ts'
import { ReportMenu } from '../../moderation/report/report-menu.tsx'
import { texts } from '../texts.ts'
import { LinkedText } from './linked-text.tsx'
import type { Entry } from './merge.ts'
import classes from './message-list.module.css'
import { MessagePictures } from './message-pictures.tsx'
import { productIn } from './own-link.ts'
import { DAY_PX, type Row } from './rows.ts'

const labels = texts.message
const ProductPreview = lazyPart(async () => (await import('./product-preview.tsx')).ProductPreview)

/** The delivery status of an own message. */
const Progress = ({ entry, isRead }: { entry: Entry; isRead: boolean }) => {
  if (entry.state === 'pending') return <span>{labels.sending}</span>
  if (entry.state === 'failed') return null
  if (entry.review)
    return (
      <span className={classes.mark} title={labels.reviewMeans[entry.review]}>
        <IconHourglass size={16} aria-hidden="true" />
        {labels.review[entry.review]}
      </span>
    )
  const word = isRead ? labels.read : labels.sent
  const Icon = isRead ? IconChecks : IconCheck
  return (
    <span className={classes.mark} data-read={isRead || undefined} title={word}>
      <Icon size={16} aria-hidden="true" />
      <span className="only-read">{word}</span>
    </span>
  )
}

/** What a message of the other party looks like, and how to stay safe. */
export const Careful = ({ warning }: { warning: WarningKind }) => (
  <p className={classes.careful} role="note">
    <IconAlertTriangle size={18} aria-hidden="true" />
    <span>
      {texts.warnings[warning]} <Link to={helpPageOf('seguridad', 'como-me-cuido')}>{labels.why}</Link>
    </span>
  </p>
)

/** The name of a day, above its messages. */
export const DayName = ({ day }: { day: string }) => (
  <p className={classes.day} style={{ height: DAY_PX }}>
    <span>{day}</span>
  </p>
)

interface Props {
  row: Row
  isRead: boolean
  onRetry: (originalId: string) => void
  /** Asks for a message anew, whose pictures' addresses expired. */
  onRenew: (seq: number) => Promise<void>
}

/** The product that a text links to, if there is one. */
const LinkedProduct = ({ text }: { text: string }) => {
  const id = productIn(text)
  return id && <ProductPreview id={id} />
}

/** Words that the member did not write are for those who cannot see the pictures beside them. */
const isWordless = ({ text, pictures }: Entry): boolean => pictures !== undefined && text === pictureWords(pictures.length)

/** One message: own ones on the right, the other's on the left, its time inside; under the last one of a day the name of the next day. */
export const MessageBubble = memo(({ row: { entry, isOwn, dayAfter, opensGroup, closesGroup }, isRead, onRetry, onRenew }: Props) => (
  <>
    <div className={classes.line} data-own={isOwn || undefined} data-opens={opensGroup || undefined} data-closes={closesGroup || undefined}>
      <div className={classes.beside}>
        <div className={classes.bubble}>
          <span className="only-read">{isOwn ? labels.byYou : entry.senderName}: </span>
          {entry.pictures && <MessagePictures entry={entry} pictures={entry.pictures} onRenew={onRenew} />}
          <span className={isWordless(entry) ? 'only-read' : classes.text} data-text>
            <LinkedText text={entry.text} />
          </span>
          <LinkedProduct text={entry.text} />
          <span className={classes.facts}>
            <time dateTime={entry.at} title={formatDate(entry.at)}>
              {localTime(entry.at)}
            </time>
            {isOwn && <Progress entry={entry} isRead={isRead} />}
          </span>
        </div>
        {!isOwn && entry.id && entry.text !== REMOVED_MESSAGE && <ReportMenu subject="message" id={entry.id} />}
      </div>
      {!isOwn && entry.warning && <Careful warning={entry.warning} />}
      {entry.state === 'failed' && entry.originalId && (
        <button type="button" className={classes.retry} onClick={() => entry.originalId && onRetry(entry.originalId)}>
          <IconRefreshAlert size={18} aria-hidden="true" />
          {labels.failed}
        </button>
      )}
    </div>
    {dayAfter && <DayName day={dayAfter} />}
  </>
))
MessageBubble.displayName = 'MessageBubble'
