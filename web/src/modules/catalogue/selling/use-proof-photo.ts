import * as api from '@feria/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/call.ts'
import { queryKey } from '../../../lib/use-route.ts'
import { refuse, sendPicture } from '../../uploads/send-picture.ts'
import { productRequest } from '../product-request.ts'

/** Uploads the photo with the word and marks the product with it. Leaving the page ends the upload. */
export const useProofPhoto = (productId: string, upload = sendPicture) => {
  const client = useQueryClient()
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [isDone, setIsDone] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    const abort = new AbortController()
    running.current = abort
    setError(refuse(file))
    if (refuse(file)) return
    setShare(0)
    try {
      const { url } = await upload(file, { signal: abort.signal, onProgress: setShare })
      await call(api.catalogue.sendProofPhoto, { params: { id: productId }, body: { imageUrl: url } })
      setIsDone(true)
      await client.invalidateQueries({ queryKey: queryKey(api.catalogue.get, productRequest(productId)) })
    } catch (failure) {
      if (!abort.signal.aborted) setError(failure)
    } finally {
      setShare(null)
    }
  }
  /** Forgets what became of the last photo. */
  const reset = () => {
    setError(null)
    setIsDone(false)
  }
  return { share, error, isDone, send, reset }
}
