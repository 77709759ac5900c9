import type { AbuseCase } from '@feria/contract/moderation/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { explain } from '../../../lib/call.ts'
import { formatDate, formatDay } from '../../../lib/format.ts'
import { localTime } from '../../../lib/local-time.ts'
import { notify } from '../../../lib/notify.ts'
import { useSession } from '../../../lib/session.ts'
import { useAction, useRoute } from '../../../lib/use-route.ts'
import { Picture } from '../../../ui/picture.tsx'
import { texts } from '../../moderation/texts.ts'
import { ListingSigns } from '../listing-signs.tsx'
import { AppealForm } from './appeal-form.tsx'
import { CaseHistory } from './case-history.tsx'
import { CasePictures } from './case-pictures.tsx'
import { DecideForm } from './decide-form.tsx'
import classes from './moderation.module.css'
import { moderationTexts } from './texts.ts'
import { useKeys } from './use-keys.ts'

const labels = moderationTexts

/** Where what was reported can be seen as it is now; null for what has no page. */
const pageOf = ({ subject, subjectId }: AbuseCase): string | null => {
  if (subject === 'product') return `/products/${subjectId}`
  if (subject === 'member') return `/v/x-${subjectId}`
  return subject === 'wish' ? `/busco/x-${subjectId}` : null
}

const Taking = ({ found, within }: { found: AbuseCase; within: RefObject<HTMLElement | null> }) => {
  const me = useSession((session) => session.user?.id)
  const options = {
    refreshes: [api.moderation.queue],
    onError: (error: unknown) => void notify({ message: explain(error, labels.form.failed), kind: 'error' }),
  }
  const take = useAction(api.moderation.take, options)
  const putBack = useAction(api.moderation.putBack, options)
  const { taken } = found
  const isMine = taken?.by.id === me
  const turn = () => (isMine ? putBack : take).mutate({ params: { id: found.id } })
  useKeys(within, { t: turn })
  return (
    <p className={classes.taking}>
      <Button variant="default" size="sm" mih={44} aria-keyshortcuts="t" loading={take.isPending || putBack.isPending} onClick={turn}>
        {isMine ? labels.putBack : labels.take}
      </Button>
      {taken && (
        <span role="status">{isMine ? labels.yours(localTime(taken.until)) : labels.theirs(taken.by.name, localTime(taken.until))}</span>
      )}
    </p>
  )
}

const First = ({ found }: { found: AbuseCase }) =>
  found.decided &&
  found.appeal && (
    <section className={classes.part} aria-labelledby="first">
      <h3 id="first">{labels.first.title}</h3>
      <p>
        <strong>{texts.decisions[found.decided.decision](found.decided.days)}</strong>: {found.decided.note}
      </p>
      <p className={classes.quiet}>{labels.first.by(found.decided.by, formatDay(found.decided.decidedAt))}</p>
      <h3>{labels.first.asks}</h3>
      <p className={classes.words}>{found.appeal.text}</p>
    </section>
  )

interface Props {
  found: AbuseCase
  within: RefObject<HTMLElement | null>
  /** Takes the focus when it comes up. */
  takesFocus: boolean
}

/** A case: what was reported, as it was then, who said what, the history of whom it is about, and the decision. */
export const CaseView = ({ found, within, takesFocus }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each case takes it once.
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [found.id])
  const page = pageOf(found)
  const { subject, about, heldUntil } = found
  // The list leaves out the words of a message; they come with the case, whose reading is recorded.
  const opened = useRoute(api.moderation.inspect, { params: { id: found.id } })
  const copy = subject === 'message' ? (opened.data?.copy ?? found.copy) : found.copy
  return (
    <article className={classes.case} aria-labelledby="case">
      <h2 id="case" ref={heading} tabIndex={-1} className={classes.title}>
        {texts.subjects[subject]}: {copy.title}
      </h2>
      <p className={classes.quiet}>
        {labels.about(about.name)} · {texts.reasons[found.reason]} · {labels.reports(found.reports)}
        {page && (
          <>
            {' · '}
            <Link to={page}>{labels.open}</Link>
          </>
        )}
      </p>
      {heldUntil && <p className={classes.quiet}>{labels.isHeld(formatDate(heldUntil))}</p>}
      {(copy.imageUrl || copy.text) && (
        <div className={classes.copy}>
          {copy.imageUrl && <Picture src={copy.imageUrl} alt={labels.photo} sizes="120px" className={classes.picture} />}
          {copy.text && <p className={classes.words}>{copy.text}</p>}
        </div>
      )}
      {subject === 'product' && <ListingSigns key={`signs ${found.id}`} product={{ id: found.subjectId, name: copy.title }} isShown />}
      {subject === 'message' && <CasePictures key={`pictures ${found.id}`} id={found.id} />}
      <Taking key={`take ${found.id}`} found={found} within={within} />
      <First found={found} />
      {found.appeal ? (
        <AppealForm key={found.id} found={found} within={within} />
      ) : (
        <DecideForm key={found.id} found={found} within={within} />
      )}
      <CaseHistory id={found.id} />
    </article>
  )
}
