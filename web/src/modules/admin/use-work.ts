import type { Work } from '@feria/contract/admin/schemas'
import * as api from '@feria/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatAgo } from '../../lib/format.ts'
import { routeKey, useRoute } from '../../lib/use-route.ts'
import { workTexts } from './work-texts.ts'

const REFRESH_MS = 60_000

/** What waits for the caller, by kind: asked again every minute while the page is visible. */
export const useWork = () => useRoute(api.admin.work, {}, { refetchInterval: REFRESH_MS })

/** Asks again what waits after anything was done here: every decision changes a count, whichever page takes it. Once, in the frame. */
export const useFreshWork = (): void => {
  const client = useQueryClient()
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void client.invalidateQueries({ queryKey: [routeKey(api.admin.work)] })
      }),
    [client],
  )
}

/** What is said of a kind beside its count: «la más vieja hace 2 h · 1 vencida». */
export const lineOf = ({ kind, count, oldestAt, overdue }: Work): string =>
  [oldestAt && workTexts.since(kind, count, formatAgo(oldestAt)), workTexts.overdue(kind, overdue)].filter(Boolean).join(' · ')
