import type { Route } from '@feria/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../../lib/notify.ts'
import { routeKey } from '../../lib/use-route.ts'
import { listTexts } from './list-texts.ts'

/** Makes a call for each of what is chosen, one after another; what was refused is counted, and the lists are read anew. */
export const useEach = (refreshes: Pick<Route, 'method' | 'path'>[]) => {
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const run = async (ids: string[], act: (id: string) => Promise<unknown>, done: (count: number) => string) => {
    let failed = 0
    for (const [n, id] of ids.entries()) {
      setProgress({ done: n, total: ids.length })
      await act(id).catch(() => {
        failed++
      })
    }
    setProgress(null)
    for (const route of refreshes) void client.invalidateQueries({ queryKey: [routeKey(route)] })
    const message = [...(failed < ids.length ? [done(ids.length - failed)] : []), ...(failed ? [listTexts.bulk.someFailed(failed)] : [])]
    void notify({ message: message.join(' '), kind: failed ? 'error' : 'success' })
  }
  return { progress, run }
}
