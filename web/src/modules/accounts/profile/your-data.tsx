import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallError, call, explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { saveText } from '../../../lib/save-file.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { CloseAccount } from './close-account.tsx'
import classes from './personal-info.module.css'
import { texts } from './texts.ts'
import { useHashHeading } from './use-hash-heading.ts'

const labels = texts.data
/** The URL hash of this section. */
const PART = 'tus-datos'

/** «Tus datos»: exports all data about the member as a file, and closes the account. */
export const YourData = () => {
  const heading = useHashHeading(PART)
  const [isClosing, setIsClosing] = useState(false)
  const save = useMutation<unknown, CallError>({
    mutationFn: () => call(api.accounts.exportData, {}),
    onSuccess: (data) => {
      saveText(labels.file(new Date().toISOString().slice(0, 10)), JSON.stringify(data, null, 2), 'application/json')
      void notify({ message: labels.exported, kind: 'success' })
    },
  })
  return (
    <section className={classes.sheet}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading} id={PART}>
        {labels.heading}
      </h2>
      <div className={classes.row}>
        <p>{labels.exportText}</p>
        <Button
          variant="default"
          loading={save.isPending}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => save.mutate()}
        >
          {labels.export}
        </Button>
      </div>
      {save.error && <InlineNotice kind="error">{explain(save.error, labels.exportFailed)}</InlineNotice>}
      <div className={classes.row}>
        <p>{labels.closeText}</p>
        <Button variant="outline" color="red" leftSection={<IconTrash size={18} aria-hidden="true" />} onClick={() => setIsClosing(true)}>
          {labels.close}
        </Button>
      </div>
      <CloseAccount isOpen={isClosing} onClose={() => setIsClosing(false)} />
    </section>
  )
}
