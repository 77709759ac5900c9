import type { OrderReviews } from '@feria/contract/reviews/schemas'
import { MAX_REVIEW_TEXT, type ReviewTag } from '@feria/contract/reviews/values'
import * as api from '@feria/contract/routes'
import { Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useAction } from '../../lib/use-route.ts'
import { FormEnd } from '../../ui/form-end.tsx'
import classes from './order-reviews.module.css'
import { StarField } from './star-field.tsx'
import { TagField } from './tag-field.tsx'
import { texts } from './texts.ts'

const labels = texts.write
const empty = { stars: 0, tags: [] as ReviewTag[], text: '', note: '' }

interface Props {
  orderId: string
  reviews: OrderReviews
  onClose: () => void
}

/** A party's review of the other: stars, a few tags, words that everybody reads, and a note that only admins do. The draft is kept. */
export const ReviewForm = ({ orderId, reviews: { side, other, closesAt }, onClose }: Props) => {
  const draft = useDraft(`review ${orderId}`, empty)
  const [values, setValues] = useState(draft.initial)
  const [isMissing, setIsMissing] = useState(false)
  const write = useAction(api.reviews.write, {
    refreshes: [api.reviews.ofOrder],
    onSuccess: () => {
      draft.clear()
      void notify({ message: labels.done, kind: 'success' })
    },
  })
  const change = (part: Partial<typeof empty>) => {
    const next = { ...values, ...part }
    setValues(next)
    draft.save(next)
  }
  const { stars, tags, text, note } = values
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stars === 0) return setIsMissing(true)
    if (!write.isPending) write.mutate({ params: { id: orderId }, body: { stars, tags, text, private: note } })
  }
  const fields = write.error?.fields ?? {}
  return (
    <form noValidate className={classes.form} onSubmit={submit} aria-label={labels.title[side]}>
      <StarField
        value={stars}
        error={fields.stars ?? (isMissing && stars === 0 ? labels.missing : undefined)}
        onChange={(to) => change({ stars: to })}
      />
      <TagField side={side} value={tags} error={fields.tags} onChange={(to) => change({ tags: to })} />
      <Textarea
        label={labels.text}
        description={labels.textHint}
        maxLength={MAX_REVIEW_TEXT}
        value={text}
        error={fields.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <Textarea
        label={labels.note}
        description={labels.noteHint}
        maxLength={MAX_REVIEW_TEXT}
        value={note}
        error={fields.private}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      {closesAt && <p className={classes.quiet}>{labels.readWhen(other, formatDay(closesAt))}</p>}
      <FormEnd
        words={{ submit: labels.submit, cancel: texts.cancel, failed: texts.failed }}
        isPending={write.isPending}
        error={write.error}
        onClose={onClose}
      />
    </form>
  )
}
