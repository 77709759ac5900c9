import type { PartyReview as Shown } from '@feria/contract/reviews/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { Pill, type Tone } from '../../ui/pill.tsx'
import { AnswerForm } from './answer-form.tsx'
import { AppealForm } from './appeal-form.tsx'
import classes from './order-reviews.module.css'
import { ReviewWords } from './review-item.tsx'
import { texts } from './texts.ts'

const tones: Record<Shown['state'], Tone> = { sellada: 'warn', publicada: 'good', retirada: 'quiet', quitada: 'quiet' }

const Withdraw = ({ reviewId }: { reviewId: string }) => {
  const withdraw = useAction(api.reviews.withdraw, {
    refreshes: [api.reviews.ofOrder],
    onSuccess: () => void notify({ message: texts.withdraw.done, kind: 'success' }),
    onError: (error) => void notify({ message: explain(error, texts.failed), kind: 'error' }),
  })
  const ask = async () => {
    const { title, text, opener } = texts.withdraw
    if (await confirm({ title, text, yes: opener })) withdraw.mutate({ params: { id: reviewId } })
  }
  return (
    <Button variant="default" loading={withdraw.isPending} onClick={() => void ask()}>
      {texts.withdraw.opener}
    </Button>
  )
}

/** What was asked of an admin about a review, and what they decided, as both parties read it. */
const Appeal = ({ appeal: { reason, outcome, note } }: { appeal: NonNullable<Shown['appeal']> }) => (
  <div>
    <p className={classes.quiet}>
      {texts.appeal.asked(texts.appeal.reasons[reason])} {outcome ? texts.appeal.outcomes[outcome] : texts.appeal.waits}
    </p>
    {note && <p className={classes.words}>{note}</p>}
  </div>
)

interface Props {
  review: Shown
  title: string
  whose: 'mine' | 'theirs'
}

/** One of the two reviews of an order, with what this party may do about it. */
export const PartyReview = ({ review, title, whose }: Props) => {
  const [doing, setDoing] = useState<'answer' | 'appeal' | null>(null)
  const { id, state, note, appeal, can } = review
  const close = () => setDoing(null)
  return (
    <div className={classes.party}>
      <div className={classes.title}>
        <h3>{title}</h3>
        <Pill tone={tones[state]}>{texts.states[state]}</Pill>
      </div>
      {state === 'retirada' || state === 'quitada' ? (
        <p className={classes.quiet}>{texts.gone[whose][state]}</p>
      ) : (
        <ReviewWords {...review} />
      )}
      {note && (
        <div>
          <p className={classes.quiet}>{texts.note}</p>
          <p className={classes.words}>{note}</p>
        </div>
      )}
      {appeal && <Appeal appeal={appeal} />}
      {doing === 'answer' && <AnswerForm reviewId={id} onClose={close} />}
      {doing === 'appeal' && <AppealForm reviewId={id} onClose={close} />}
      {!doing && (can.answer || can.appeal || can.withdraw) && (
        <div className={classes.buttons}>
          {can.answer && (
            <Button variant="default" onClick={() => setDoing('answer')}>
              {texts.answer.opener}
            </Button>
          )}
          {can.appeal && (
            <Button variant="default" onClick={() => setDoing('appeal')}>
              {texts.appeal.opener}
            </Button>
          )}
          {can.withdraw && <Withdraw reviewId={id} />}
        </div>
      )}
    </div>
  )
}
