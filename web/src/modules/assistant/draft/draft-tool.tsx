import * as api from '@feria/contract/routes'
import { Button, TextInput } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { useAction, useRoute } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import type { OfferValues } from '../../catalogue/selling/offer-values.ts'
import { PictureField } from '../../uploads/picture-field.tsx'
import { texts } from '../texts.ts'
import classes from './draft.module.css'
import { DraftReview } from './draft-review.tsx'
import { offerWith, replacesWords, type Suggestion } from './draft-values.ts'

const labels = texts.draft
/** Vision models are slow. */
const TIMEOUT_MS = 120_000
const nothing: { images: string[]; name: string } = { images: [], name: '' }

interface Props {
  /** The listing to fill in. */
  current: OfferValues
  onUse: (values: OfferValues) => void
}

/** The Premium tool: from photos and a name to suggestions, which fill in a listing once confirmed. */
export const DraftTool = ({ current, onUse }: Props) => {
  const kept = useDraft('photos', nothing)
  const [asked, setAsked] = useState(kept.initial)
  const [isSending, setIsSending] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const status = useRoute(api.assistant.status, {}, { staleTime: TIMEOUT_MS }).data
  const draft = useAction(api.assistant.draft, { timeoutMs: TIMEOUT_MS })
  const change = (changes: Partial<typeof nothing>) => {
    const next = { ...asked, ...changes }
    setAsked(next)
    setIsMissing(false)
    kept.save(next)
  }
  const ask = () => {
    const name = asked.name.trim() || null
    if (asked.images.length === 0 && !name) return setIsMissing(true)
    if (!isSending && !draft.isPending) draft.mutate({ body: { images: asked.images, name } })
  }
  const use = async (suggestions: Suggestion[]) => {
    const question = { title: labels.askReplace, text: labels.askReplaceText, yes: labels.replace }
    if (replacesWords(current, suggestions) && !(await confirm(question))) return
    kept.clear()
    onUse(offerWith(current, suggestions, asked.images))
  }
  return (
    <div className={classes.tool}>
      <p>{labels.intro}</p>
      {status && !status.vision && <p className={classes.note}>{labels.noVision}</p>}
      <PictureField value={asked.images} onChange={(images) => change({ images })} onBusy={setIsSending} />
      <TextInput
        label={labels.name}
        placeholder={labels.nameHint}
        maxLength={140}
        value={asked.name}
        error={isMissing ? labels.needs : undefined}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Button
        onClick={ask}
        loading={draft.isPending}
        disabled={isSending}
        variant={draft.data ? 'default' : 'filled'}
        leftSection={<IconSparkles size={20} aria-hidden="true" />}
      >
        {labels.ask}
      </Button>
      <span className="only-read" role="status">
        {draft.isPending ? labels.waiting : ''}
      </span>
      {draft.error && <InlineNotice kind="error">{explain(draft.error, labels.failed)}</InlineNotice>}
      {draft.data && !draft.isPending && <DraftReview key={draft.submittedAt} draft={draft.data} onUse={(all) => void use(all)} />}
    </div>
  )
}
