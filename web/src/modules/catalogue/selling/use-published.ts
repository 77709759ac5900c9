import { useCallback, useEffect, useState } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'

const nothing = { id: '' }

/**
 * The product that the member published just now, for the panel to show. It outlives a reload, in its tab; `forget` ends it, and the panel
 * does so when it is left, so that it is shown once.
 */
export const usePublished = () => {
  const { initial, save, clear } = useDraft('published', nothing)
  const [id, setId] = useState(initial.id)
  useEffect(() => setId(initial.id), [initial])
  const keep = useCallback(
    (id: string) => {
      save({ id })
      setId(id)
    },
    [save],
  )
  const forget = useCallback(() => {
    clear()
    setId('')
  }, [clear])
  return { id, keep, forget }
}
