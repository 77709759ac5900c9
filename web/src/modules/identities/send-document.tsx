import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { queryKey, useAction } from '../../lib/use-route.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { PictureField } from '../uploads/picture-field.tsx'
import classes from './identities.module.css'
import { texts } from './texts.ts'

const labels = texts.identity

/** Uploads the picture of a document, visible afterwards only to its owner and admins. */
export const SendDocument = () => {
  const client = useQueryClient()
  const [pictures, setPictures] = useState<string[]>([])
  const [isSending, setIsSending] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const send = useAction(api.identities.send, {
    refreshes: [api.reselling.profile],
    onSuccess: (identity) => {
      client.setQueryData(queryKey(api.identities.mine, {}), identity)
      void notify({ message: labels.done, kind: 'success' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [imageUrl] = pictures
    if (!imageUrl) return setIsMissing(true)
    if (!send.isPending) send.mutate({ body: { imageUrl } })
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <PictureField
        label={labels.field}
        most={1}
        hasMain={false}
        value={pictures}
        onChange={setPictures}
        onBusy={setIsSending}
        error={isMissing && pictures.length === 0 && !isSending ? labels.missing : undefined}
      />
      <p className={classes.quiet}>{labels.who}</p>
      {send.error && <InlineNotice kind="error">{explain(send.error, labels.failed)}</InlineNotice>}
      <Button type="submit" loading={send.isPending || isSending}>
        {labels.submit}
      </Button>
    </form>
  )
}
