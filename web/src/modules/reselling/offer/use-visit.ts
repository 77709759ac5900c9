import { api } from '@feria/contract/routes'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import { noteVisit } from '../visited.ts'

/** The link whose visit this page has told of: effects run twice in development. */
let told = ''

/**
 * Tells the server that a link was opened, once it is known to be there. It counts once a browser and day, and whether it arrives changes
 * nothing here.
 */
export const useVisit = (id: string | undefined): void => {
  useEffect(() => {
    if (!id || id === told) return
    told = id
    noteVisit()
    call(api.reselling.visit, { params: { id } }).catch(() => undefined)
  }, [id])
}
