import * as api from '@feria/contract/routes'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import { noteVisit } from '../visited.ts'

/** The link whose visit was already reported: effects run twice in development. */
let sent = ''

/** Reports that a link was opened, once it is known to exist. Counted once per browser and day; a failure is ignored. */
export const useVisit = (id: string | undefined): void => {
  useEffect(() => {
    if (!id || id === sent) return
    sent = id
    noteVisit()
    call(api.reselling.visit, { params: { id } }).catch(() => undefined)
  }, [id])
}
