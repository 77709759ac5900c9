import { api } from '@feria/contract'
import { Button } from '@mantine/core'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type CallError, call, explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { CloseAccount } from './close-account.tsx'
import { downloadJson } from './download-json.ts'
import classes from './personal-info.module.css'
import { texts } from './texts.ts'

const said = texts.data
/** The part of the address that leads here. */
const PART = 'tus-datos'

/** «Tus datos»: everything that is kept about the member as a file, and the end of the account. */
export const YourData = () => {
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isClosing, setIsClosing] = useState(false)
  const save = useMutation<unknown, CallError>({
    mutationFn: () => call(api.accounts.exportData, {}),
    onSuccess: (data) => {
      downloadJson(data, said.file(new Date().toISOString().slice(0, 10)))
      void notify({ message: said.exported, kind: 'success' })
    },
  })
  useEffect(() => {
    // Pages change without a load here, so the browser does not go to the part that the address names.
    if (hash !== `#${PART}`) return
    heading.current?.scrollIntoView()
    heading.current?.focus()
  }, [hash])
  return (
    <section className={classes.sheet}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading} id={PART}>
        {said.heading}
      </h2>
      <div className={classes.row}>
        <p>{said.exportText}</p>
        <Button
          variant="default"
          loading={save.isPending}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => save.mutate()}
        >
          {said.export}
        </Button>
      </div>
      {save.error && <InlineNotice kind="error">{explain(save.error, said.exportFailed)}</InlineNotice>}
      <div className={classes.row}>
        <p>{said.closeText}</p>
        <Button variant="outline" color="red" leftSection={<IconTrash size={18} aria-hidden="true" />} onClick={() => setIsClosing(true)}>
          {said.close}
        </Button>
      </div>
      <CloseAccount isOpen={isClosing} onClose={() => setIsClosing(false)} />
    </section>
  )
}
