import { Button } from '@mantine/core'
import { type CallError, explain } from '../lib/call.ts'
import classes from './form-end.module.css'
import { InlineNotice } from './inline-notice.tsx'

interface Props {
  words: { submit: string; cancel: string; failed: string }
  isPending: boolean
  error: CallError | null
  onClose: () => void
}

/** How a form ends that can be left: what was refused, its button, and the way out. */
export const FormEnd = ({ words, isPending, error, onClose }: Props) => (
  <>
    {error && <InlineNotice kind="error">{explain(error, words.failed)}</InlineNotice>}
    <div className={classes.buttons}>
      <Button type="submit" loading={isPending}>
        {words.submit}
      </Button>
      <Button variant="default" onClick={onClose}>
        {words.cancel}
      </Button>
    </div>
  </>
)
