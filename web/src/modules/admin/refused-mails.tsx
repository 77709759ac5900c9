import type { RefusedMail } from '@feria/contract/operations/schemas'
import * as api from '@feria/contract/routes'
import { formatDate } from '../../lib/format.ts'
import { usePages } from '../../lib/use-route.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from './admin.module.css'
import { refusedMailColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { texts } from './texts.ts'

const labels = texts.mails

/** Why a mail server refused, from its code (RFC 3463), e.g. `550 5.1.1`. */
const reasonWords = (reason: string): string => labels.reasons[reason.split(' ')[1] ?? ''] ?? labels.reason

const Refused = ({ mail: { to, subject, reason, at } }: { mail: RefusedMail }) => (
  <li className={classes.row}>
    <div className={classes.claimHead}>
      <span className={classes.strong}>{subject}</span>
      <Pill tone="bad">{reason}</Pill>
    </div>
    <span className={classes.break}>
      {labels.to} {to}
    </span>
    <span className={classes.hint}>
      {reasonWords(reason)}. {formatDate(at)}
    </span>
  </li>
)

/** The emails that the mail server refused for good, the newest first. */
export const RefusedMails = () => {
  const list = usePages(api.operations.refusedMails, { query: {} })
  return (
    <>
      <ListTools list="refused-mails" route={api.operations.refusedMails} columns={refusedMailColumns} />
      <ul className={classes.rows}>
        {list.items.map((mail) => (
          <Refused key={mail.id} mail={mail} />
        ))}
      </ul>
      <ListStates list={list} nothing={labels.noneRefused} />
    </>
  )
}
