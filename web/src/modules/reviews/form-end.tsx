import { Button } from '@mantine/core'
import { type CallError, explain } from '../../lib/call.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './order-reviews.module.css'
import { texts } from './texts.ts'

interface Props {
  submit: string
  isPending: boolean
  error: CallError | null
  onClose: () => void
}

/** How each form about reviews ends: what was refused, its button, and «Cancelar». */
export const FormEnd = ({ submit, isPending, error, onClose }: Props) => (
  <>
    {error && <InlineNotice kind="error">{explain(error, texts.failed)}</InlineNotice>}
    <div className={classes.buttons}>
      <Button type="submit" loading={isPending}>
        {submit}
      </Button>
      <Button variant="default" onClick={onClose}>
        {texts.cancel}
      </Button>
    </div>
  </>
)
