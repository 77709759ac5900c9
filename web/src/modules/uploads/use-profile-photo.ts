import * as api from '@feria/contract/routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { showAlert } from '../../lib/alert-box.ts'
import { type CallError, call } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useSession } from '../../lib/session.ts'
import { routeKey } from '../../lib/use-route.ts'
import { keepUser } from '../accounts/profile/own-user.ts'
import { sendPicture } from './send-picture.ts'
import { texts } from './texts.ts'

/** Changes the photo of the signed-in member: a file is uploaded first, null removes the photo. Leaving the page aborts it. */
export const useProfilePhoto = () => {
  const client = useQueryClient()
  /** The fraction of the file sent, 0 to 1; null if none is being sent. */
  const [progress, setProgress] = useState<number | null>(null)
  const sending = useRef<AbortController>(undefined)
  const stop = () => sending.current?.abort()
  useEffect(() => () => sending.current?.abort(), [])
  const change = useMutation<void, CallError, File | null>({
    mutationFn: async (file) => {
      const id = useSession.getState().user?.id ?? ''
      const upload = new AbortController()
      sending.current = upload
      const { signal } = upload
      try {
        if (file) setProgress(0)
        const imageUrl = file && (await sendPicture(file, { signal, onProgress: setProgress })).url
        keepUser(await call(api.accounts.update, { params: { id }, body: { imageUrl } }, { signal }))
        void client.invalidateQueries({ queryKey: [routeKey(api.accounts.get)] })
      } catch (error) {
        // Cancelled on purpose: nothing to report.
        if (!signal.aborted) throw error
        return
      } finally {
        setProgress(null)
      }
      // The specification asks for an alert; removing the photo shows a toast.
      if (file) void showAlert(texts.profile.changed)
      else void notify({ message: texts.profile.removed, kind: 'success' })
    },
  })
  return { change: change.mutate, isBusy: change.isPending, error: change.error, progress, stop }
}
