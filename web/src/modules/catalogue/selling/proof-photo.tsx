import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { localTime } from '../../../lib/local-time.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import type { sendPicture } from '../../uploads/send-picture.ts'
import classes from './proof-photo.module.css'
import { proofTexts as labels } from './proof-texts.ts'
import { useProofPhoto } from './use-proof-photo.ts'

/** Whether a moment has passed, from then on. */
const useIsPast = (iso: string | undefined): boolean => {
  const [past, setPast] = useState<string>()
  useEffect(() => {
    if (!iso) return
    const timer = setTimeout(() => setPast(iso), Math.max(0, Date.parse(iso) - Date.now()))
    return () => clearTimeout(timer)
  }, [iso])
  return iso !== undefined && past === iso
}

interface Props {
  productId: string
  /** Whether a photo marks it now. */
  isMarked: boolean
  upload?: typeof sendPicture
}

/** On the owner's page of a product: asks for a word and sends the photo with it. */
export const ProofPhoto = ({ productId, isMarked, upload }: Props) => {
  const ask = useAction(api.catalogue.askProofWord)
  const photo = useProofPhoto(productId, upload)
  const given = photo.isDone ? undefined : ask.data
  const isOver = useIsPast(given?.until)
  const error = photo.error ?? ask.error
  const isOpen = given !== undefined && !isOver
  return (
    <section className={classes.proof} aria-labelledby="own-proof">
      <h2 id="own-proof" className={classes.heading}>
        {labels.heading}
      </h2>
      <p className={classes.text}>{isMarked ? labels.again : labels.lead}</p>
      {isOpen && (
        <>
          <p className={classes.text}>{labels.write}</p>
          <p className={classes.word}>{given.word}</p>
          <p className={classes.text}>{labels.until(localTime(given.until))}</p>
        </>
      )}
      {isOver && <InlineNotice kind="error">{labels.over}</InlineNotice>}
      {photo.isDone && <InlineNotice kind="success">{labels.done}</InlineNotice>}
      {error && <InlineNotice kind="error">{explain(error)}</InlineNotice>}
      {photo.share !== null && (
        <p className={classes.text} role="status">
          {labels.sending(Math.round(photo.share * 100))}
        </p>
      )}
      {isOpen ? (
        <Button
          component="label"
          leftSection={<IconCamera size={18} aria-hidden="true" />}
          data-disabled={photo.share !== null || undefined}
        >
          {labels.take}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="only-read"
            disabled={photo.share !== null}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              currentTarget.value = ''
              if (file) void photo.send(file)
            }}
          />
        </Button>
      ) : (
        <Button
          variant="default"
          loading={ask.isPending}
          onClick={() => ask.mutate({ params: { id: productId } }, { onSuccess: photo.reset })}
        >
          {labels.ask}
        </Button>
      )}
    </section>
  )
}
