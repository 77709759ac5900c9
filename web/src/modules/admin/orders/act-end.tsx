import { MAX_ACT_REASON } from '@feria/contract/orders/values'
import { Textarea, type TextareaProps } from '@mantine/core'
import type { CallError } from '../../../lib/call.ts'
import { FormEnd } from '../../../ui/form-end.tsx'
import { ReadPreview } from './read-preview.tsx'
import { orderTexts } from './texts.ts'

interface Props {
  /** Of the field of the reason, as the form has it. */
  input: TextareaProps
  reason: string
  /** What both parties will read before the reason. */
  sentence: string
  words: { submit: string; failed: string }
  call: { isPending: boolean; error: CallError | null }
  onDone: () => void
}

/** How an act on an order ends that both parties read about: why, what they will read, and its button. */
export const ActEnd = ({ input, reason, sentence, words: { submit, failed }, call, onDone }: Props) => (
  <>
    <Textarea label={orderTexts.reason} description={orderTexts.reasonHint} autosize minRows={2} maxLength={MAX_ACT_REASON} {...input} />
    <ReadPreview sentence={sentence} reason={reason} />
    <FormEnd words={{ submit, cancel: orderTexts.cancel, failed }} isPending={call.isPending} error={call.error} onClose={onDone} />
  </>
)
